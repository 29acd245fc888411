import { isRole } from '../../claims/reference/entity-kinds.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { nounReadings } from '../predicates.ts';
import { classNounType } from './name-types.ts';

/** 'Flat in Elm Street', 'Notes from the allotment': a heading or key that is one name, whatever its words. */
const worded =
  /^\p{Lu}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){0,3} (?:in|from|at|on|to|for|with|about|near|without) [\p{L}\p{N}'’ -]+$/u;
/** 'GET /users', 'search_index rebuild', 'api.example', 'Coated board, white', 'Pro + support' */
const marked =
  /[/\\_{}<>=?|+#@]|[\p{Ll}\p{N}]\.\p{Ll}|^[^,]+, (?!(?:and|or|an?|the|who|which|aged) )[\p{Ll}\p{N}-]+(?: [\p{Ll}\p{N}-]+)?$/u;
/** 'Family of four', 'Fish of the day' */
const ofKind = /^(\p{Lu}\p{Ll}+) of (?:the )?\p{Ll}+$/u;
/** 'Relocation of the Bremen warehouse': an undertaking that a page is about */
const undertaking =
  /^(?:Relocation|Migration|Renovation|Refurbishment|Conversion|Extension|Modernisation|Modernization|Restoration|Reorganisation|Reorganization|Digitisation|Digitization|Automation|Decommissioning|Consolidation|Introduction|Implementation|Replacement|Roll-?out|Upgrade|Move|Redesign|Relaunch|Rebuilding|Rewrite|Overhaul|Construction|Demolition|Outsourcing|Integration) of [\p{L}\p{N}]/u;
/** 'Kraft liner', 'Rye bread': goods that are called by two words */
const ofGoods = /^\p{Lu}\p{Ll}+ (\p{Ll}{3,})$/u;
const opening = /^(?:The|A|An|My|Our|Your|His|Her|Its|Their|This|That|These|Those|Each|Every|All|No) /;

/**
 * Whether what a claim is about is one name however its words would be read: the grammar of the claim begins behind it, and
 * 'GET /users' is no GET.
 */
export function isWholeSubject(subject: string): boolean {
  if (subject.length > 120 || opening.test(subject)) return false;
  if (worded.test(subject) || marked.test(subject) || undertaking.test(subject)) return true;
  // 'Bright & Lowe'
  if (/^\p{Lu}\p{L}+ & \p{Lu}\p{L}+$/u.test(subject)) return true;
  const goods = ofGoods.exec(subject)?.[1];
  if (goods !== undefined && (lookUp(goods) === 0 || (lookUp(goods) & Word.noun) !== 0))
    return (
      ![goods, subject.toLowerCase()].some(tellsOfAnother) &&
      !/^(?:person|organization|place)$/.test(classNounType(goods) ?? '')
    );
  const noun = ofKind.exec(subject)?.[1]?.toLowerCase();
  return noun !== undefined && ![noun, subject.toLowerCase()].some(tellsOfAnother);
}

/** 'director', 'number of employees': what is somebody's or something's. */
function tellsOfAnother(noun: string): boolean {
  return isRole(noun) || nounReadings(noun).length > 0;
}
