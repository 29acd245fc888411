import { wordSet } from '../word-set.ts';

/** Base forms of verbs that report what somebody says or thinks. */
export const speechVerbs = wordSet(`
  say tell report claim state announce argue believe think allege insist maintain deny confirm testify write
  warn predict suggest note add explain contend assert declare admit acknowledge concede reply respond remark
  comment estimate complain caution stress emphasize emphasise reveal disclose promise vow swear ask answer
  mention imply shout whisper joke text mail post quote
`);

/** Past and third-person forms of the same verbs, as they stand beside a quotation. */
export const speechForms = wordSet(`
  said says say tells told wrote writes asked asks replied replies answered answers announced announces
  claimed claims stated states added adds explained explains noted notes warned warns argued argues admitted
  admits joked jokes shouted whispered mentioned responded responds remarked commented insisted declared
  texted posted quoted recalled recalls goes go went reads read
`);

/** Verbs that ask for work on a text that stands behind the request. */
export const textWork = wordSet(`
  translate summarize summarise proofread paraphrase rephrase rewrite reword transcribe
`);

/** Verbs that ask for the same where a text is named beside them. */
export const vagueTextWork = wordSet(`
  shorten edit correct improve polish simplify condense expand analyze analyse classify format review check
  critique reformat outline annotate extract read
`);

/** Verbs that ask for a new text. */
export const textMaking = wordSet(`
  write draft compose create generate make tell give invent imagine pretend continue finish sing recite
  produce come
`);

/** What is made up when it is asked for, and so tells nothing about the world. */
export const madeUpTexts = wordSet(`
  joke jokes story stories tale poem poems haiku limerick lyrics song rap verse sonnet novel fiction fable
  riddle script scene dialogue screenplay monologue sketch scenario example examples persona character
  roleplay parody anecdote bedtime
`);

/** Texts that are drafted in somebody else's name. */
export const draftedTexts = wordSet(`
  email e-mail mail letter message reply response speech tweet post caption bio biography essay article
  paragraph text note resume cv summary translation version draft review description announcement statement
  toast eulogy invitation
`);

/** Nouns of works whose words are nobody's statement. */
export const quotedWorks = wordSet(`
  book novel lyrics lyric song poem film movie play script story joke quote proverb saying text article letter
  email post tweet paragraph passage sentence quotation line verse chapter transcript excerpt example dialogue
`);

/** Labels of the parts in a conversation with a machine, by who speaks. */
export const userParts = wordSet('user human me you prompt i customer');
export const assistantParts = wordSet(`
  assistant ai bot chatbot chatgpt gpt claude gemini copilot model llm agent system tool
`);
