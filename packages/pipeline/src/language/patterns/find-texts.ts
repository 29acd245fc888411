/** Tells of each group of texts whether a text holds one of them (1) or none (0). */
export type TextFinder = (text: string) => Uint8Array;

/**
 * Looks for many groups of texts in one pass, however many they are: the automaton of Aho and Corasick, "Efficient string matching"
 * (1975), with its failures resolved. A group that is null is in every text.
 */
export function createTextFinder(groups: readonly (readonly string[] | null)[]): TextFinder {
  const always = Uint8Array.from(groups, (group) => (group === null ? 1 : 0));
  const classes = new Map<number, number>();
  for (const text of groups.flatMap((group) => group ?? []))
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (!classes.has(code)) classes.set(code, classes.size + 1);
    }
  const width = classes.size + 1;
  const children: Map<number, number>[] = [new Map()];
  const found: number[][] = [[]];
  for (const [group, texts] of groups.entries())
    for (const text of texts ?? []) {
      let node = 0;
      for (let i = 0; i < text.length; i++) {
        const letter = classes.get(text.charCodeAt(i)) as number;
        const known = children[node]?.get(letter);
        if (known === undefined) {
          children[node]?.set(letter, children.length);
          node = children.push(new Map()) - 1;
          found.push([]);
        } else node = known;
      }
      found[node]?.push(group);
    }
  const steps = new Int32Array(children.length * width);
  const failure = new Int32Array(children.length);
  const queue = [0];
  for (const node of queue)
    for (let letter = 1; letter < width; letter++) {
      const back = node === 0 ? 0 : (steps[(failure[node] as number) * width + letter] as number);
      const child = children[node]?.get(letter);
      steps[node * width + letter] = child ?? back;
      if (child === undefined) continue;
      failure[child] = back;
      found[child] = [...(found[child] ?? []), ...(found[back] ?? [])];
      queue.push(child);
    }
  const ascii = Uint16Array.from({ length: 128 }, (_, code) => classes.get(code) ?? 0);
  return (text) => {
    const holds = always.slice();
    let node = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      const letter = code < 128 ? (ascii[code] as number) : (classes.get(code) ?? 0);
      node = steps[node * width + letter] as number;
      for (const group of found[node] as number[]) holds[group] = 1;
    }
    return holds;
  };
}
