/** For tests: what a fake endpoint answers in place of a model. */
export { type FakeReading, modelAt, readWithFake } from './read-with-fake.ts';
export { claimOf, claimsAnswer, type PromptSentence, sentencesOf } from './scripted-model.ts';
