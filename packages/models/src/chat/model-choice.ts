import type { ModelBindings, ModelRole } from '@memory/contract';
import { isRemoteModel } from '../bindings.ts';
import type { Provider } from '../provider/provider.ts';
import { type ChatModel, createChatModel } from './chat-model.ts';

/** The language model that a role is bound to; null where it is bound to none. Roles of one model share it, and what it has learnt. */
export function createModelChoice(
  bindings: ModelBindings,
  provider: Provider,
): (role: ModelRole) => ChatModel | null {
  const models = new Map<string, ChatModel>();
  return (role) => {
    const binding = bindings[role];
    if (!isRemoteModel(binding)) return null;
    const known = models.get(binding);
    if (known !== undefined) return known;
    const model = createChatModel(binding, provider);
    models.set(binding, model);
    return model;
  };
}
