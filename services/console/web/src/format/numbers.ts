const whole = new Intl.NumberFormat('en');

export function count(value: number, noun: string, plural = `${noun}s`): string {
  return `${whole.format(value)} ${value === 1 ? noun : plural}`;
}

export function bytes(value: number): string {
  if (value < 1024) return `${value} B`;
  return value < 1024 * 1024 ? `${Math.round(value / 1024)} KiB` : `${(value / 1024 / 1024).toFixed(1)} MiB`;
}
