const more =
  /^(?:(?:and|or|so|what about|how about|and what about)[, ]+)?(?:(to|in|at|for|from|with|on|of|about) )?((?:(?:the|your|an?|any) )?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?)\?+$/iu;
const opens =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|will|would|who|what|where|when|which|how|why|really|ok|okay|right|yes|no|and|you|me|seriously|sure|since)\b/iu;

/**
 * What a question of a word or two asks for in the light of the one before: 'Are you allergic to nuts?' – 'And to cats?' is 'Are you allergic to
 * cats?', 'Do you eat meat?' – 'Fish?' is 'Do you eat fish?'. The question itself where it is a whole one.
 */
export function askedOn(before: string, question: string): string {
  const [, prep, what = ''] = more.exec(question.trim()) ?? [];
  if (what === '' || opens.test(what)) return question;
  const asked = /(?:^|[.!?]\s+)([^.!?]*)\?+\s*$/u.exec(before)?.[1]?.trim() ?? '';
  if (asked.length > 120 || asked === '') return question;
  const word = /^\p{Lu}\p{Ll}+$/u.test(what) && question.trim().startsWith(what) ? what.toLowerCase() : what;
  if (prep !== undefined) {
    const at = asked.toLowerCase().lastIndexOf(` ${prep.toLowerCase()} `);
    return at < 0 ? question : `${asked.slice(0, at)} ${prep.toLowerCase()} ${word}?`;
  }
  // 'What is your wife called?' – 'And the baby?'
  const whose = /^((?:.*[,.] )?what(?:['’]s| is) your )\p{Ll}+( called| named|['’]s name)( again)?$/iu.exec(
    asked,
  );
  if (whose !== null && /^(?:the|your) \p{Ll}+$/iu.test(what))
    return `${whose[1]}${what.replace(/^(?:the|your) /iu, '')}${whose[2]}?`;
  // 'What is your wife's name?' – 'And your son's?'
  const owned =
    /^((?:.*[,.] )?(?:what|when|where|who|how old)(?:['’]s| is| are) )your [\p{Ll} -]+?(['’]s .+)$/iu.exec(
      asked,
    );
  if (owned !== null && /^your [\p{Ll} -]+['’]s$/iu.test(what))
    return `${owned[1]}${what.replace(/['’]s$/, '')}${owned[2]}?`;
  // 'Which database does Kestrel use?' – 'And the cache?'
  const kind = /^((?:.*[,.] )?(?:which|what)) \p{Ll}[\p{Ll} -]*? ((?:does|do|did|is|are) .+)$/iu.exec(asked);
  if (kind !== null && /^(?:the|which|what|an?) (?!\p{Ll}+['’]s$)[\p{Ll} -]+$/iu.test(what))
    return `${kind[1]} ${what.replace(/^(?:the|which|what|an?) /iu, '')} ${kind[2]}?`;
  const object =
    /^((?:.*[,.] )?(?:do|does|are|is|can) .+? (?:eat|drink|like|love|speak|play|own|have|take|use|allergic to|afraid of|into)) (?:(?:an?|any) )?\p{L}+$/iu.exec(
      asked,
    );
  return object === null || /^the /i.test(what) ? question : `${object[1]} ${word}?`;
}

/** A question with the name of whoever asks for their 'my' and 'me', since the answer is somebody else's: 'Do you know my brother?' */
export function ofAsker(question: string, name: string): string {
  const at = Math.max(question.lastIndexOf('. '), question.lastIndexOf('! ')) + 1;
  const asked = question
    .slice(at)
    .replace(
      /\b(send|give|bring|show|lend|pass|forward|get|buy) me ((?:the|an?|some|that|your|those|these) [^?,]+)/gu,
      `$1 $2 to ${name}`,
    )
    .replace(/(?<!\b(?:oh|dear|of) )\b[Mm]y (?=\p{Ll})/gu, `${name}'s `)
    .replace(
      /(?<=\b(?!(?:tell|give|remind|let|help|ask|excuse|show|want|like|call|trust|believe|to) )\p{Ll}+ )me\b(?! to\b)/gu,
      name,
    );
  return `${question.slice(0, at)}${asked}`;
}
