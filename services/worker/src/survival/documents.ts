/** A small world whose documents share people, companies and places, so that facts have several sources and rivals. */
const people = [
  'Jane Doe',
  'Alice Chen',
  'Max Weber',
  'Priya Patel',
  'Omar Haddad',
  'Lucia Rossi',
  'Tom Becker',
  'Nina Kovac',
];
const companies = ['Acme Robotics', 'Beta Systems', 'Corvus Labs', 'Delta Freight', 'Elm Energy'];
const cities = ['Berlin', 'Lisbon', 'Oslo', 'Turin', 'Ghent'];

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;

/** The n-th document: deterministic, different from every other. */
export function worldDocument(n: number): { sourceRef: string; markdown: string; modifiedAt: Date } {
  const company = pick(companies, n);
  const year = 2000 + (n % 20);
  const markdown = `# Note ${n} on ${company}

${company} is headquartered in ${pick(cities, n * 3)}. ${pick(people, n * 5)} became CEO of ${company} in ${year}.
${pick(people, n * 7)} works at ${pick(companies, n + 2)}. ${company} acquired ${pick(companies, n + 1)} in ${year + 1}.
According to ${pick(people, n)}, ${company} opened an office in ${pick(cities, n + 1)}. The company does not operate in ${pick(cities, n + 2)}.

## Figures

- Employees: ${100 + n}
- CTO: ${pick(people, n + 3)}

| Product | Price |
|---|---|
| Model ${n} | $${1000 + n} |
`;
  return { sourceRef: `note-${n}`, markdown, modifiedAt: new Date(Date.UTC(year, n % 12, 1 + (n % 27))) };
}
