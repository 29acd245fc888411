/** For tests of what calls language models. */
export {
  type FakeProvider,
  type FakeReply,
  type FakeRequest,
  fakeEmbeddings,
  startFakeProvider,
} from './fake-provider.ts';
