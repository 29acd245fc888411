/** Why a call on documents was refused; the caller turns it into a status in one place. */
export type DocumentsErrorCode =
  | 'empty_body'
  | 'forget_in_progress'
  | 'upload_too_slow'
  | 'content_not_found'
  | 'malformed_cursor'
  | 'document_not_found';

export class DocumentsError extends Error {
  readonly code: DocumentsErrorCode;

  constructor(code: DocumentsErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DocumentsError';
    this.code = code;
  }
}

export const emptyBody = () => new DocumentsError('empty_body', 'the body has no bytes');

export const forgetInProgress = () =>
  new DocumentsError('forget_in_progress', 'a hard forget is running; nothing is stored or removed meanwhile');

export const uploadTooSlow = (hours: number) =>
  new DocumentsError('upload_too_slow', `the upload took longer than ${hours} hours`);

export const contentNotFound = (contentHash: string, cause?: unknown) =>
  new DocumentsError('content_not_found', `no bytes are stored under ${contentHash}`, { cause });

export const malformedCursor = (cause?: unknown) =>
  new DocumentsError('malformed_cursor', 'cursor is malformed', { cause });

export const documentNotFound = (docId: string) =>
  new DocumentsError('document_not_found', `no document ${docId}`);
