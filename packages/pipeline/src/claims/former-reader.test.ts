import { describeReader } from '@memory/extraction/conformance';
import { describeSections, roleOfHeading } from '@memory/extraction-english/sections';
import { createFormerReader } from './former-reader.ts';

describeReader('of rules over text', () => createFormerReader({ describeSections, roleOfHeading }));
