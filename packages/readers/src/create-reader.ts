import type { Reader } from '@memory/extraction';
import { describeSections, roleOfHeading } from '@memory/extraction-english/sections';
import { createFormerReader } from '@memory/pipeline/former-reader';

/** The reader that every program hands to the stages: the one place where it is chosen. */
export function createReader(): Reader {
  return createFormerReader({ describeSections, roleOfHeading });
}
