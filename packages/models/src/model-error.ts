/**
 * - `binding_invalid`: a binding that names no provider or role of this build
 * - `model_missing`: a file of a local model is not there
 * - `model_damaged`: a file of a local model is there and cannot be what it should be
 * - `model_unavailable`: the model could not answer; asking again later may help
 */
export type ModelErrorCode = 'binding_invalid' | 'model_missing' | 'model_damaged' | 'model_unavailable';

/** A model that cannot be used, with a message for the person who chose it. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;

  constructor(code: ModelErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
