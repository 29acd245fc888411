import { describeReader } from '@memory/extraction/conformance';
import { createBuiltinReader } from './builtin-reader.ts';

describeReader('builtin', () => createBuiltinReader({ onFault() {} }));
