import type { Question } from './ask-search.ts';

const FIRST_YEAR = 1950;

/** As of when a fact has to hold: now, at a day (by year on the slider), or ever. */
export function TimeControl({
  question,
  onChange,
}: {
  question: Question;
  onChange: (changes: Record<string, string>) => void;
}) {
  const { mode, at } = question;
  const thisYear = new Date().getUTCFullYear();
  return (
    <fieldset class="time">
      <legend>Facts that hold</legend>
      {(['current', 'at', 'history'] as const).map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="mode"
            checked={mode === name}
            onChange={() => onChange({ mode: name === 'current' ? '' : name })}
          />{' '}
          {{ current: 'now', at: 'on a day', history: 'at any time' }[name]}
        </label>
      ))}
      {mode === 'at' && (
        <>
          <input
            type="range"
            aria-label="Year"
            min={FIRST_YEAR}
            max={thisYear}
            value={Number(at.slice(0, 4))}
            onChange={(event) =>
              onChange({ at: `${event.currentTarget.value}${at.slice(4).replace('-02-29', '-02-28')}` })
            }
          />
          <input
            type="date"
            aria-label="Day"
            value={at}
            onChange={(event) => onChange({ at: event.currentTarget.value })}
          />
        </>
      )}
    </fieldset>
  );
}
