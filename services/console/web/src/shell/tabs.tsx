import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

type TabsProps = {
  label: string;
  tabs: readonly { name: string; title: string }[];
  chosen: string;
  onChoose: (name: string) => void;
  children: ComponentChildren;
};

/** Tabs that arrow keys go through, as the ARIA pattern has them. */
export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  function step(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`#tab-${next.name}`)?.focus();
  }
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={step}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            aria-controls="tab-panel"
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${chosen}`} class="tab-panel" tabIndex={0}>
        {children}
      </div>
    </>
  );
}
