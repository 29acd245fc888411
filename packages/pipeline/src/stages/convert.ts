import { uuidv7 } from '@memory/database';
import { readBlob } from '@memory/database/blobs';
import { createCodePointIndex } from '@memory/markdown';
import { PermanentError, type Stage } from '../run/stage.ts';
import { componentVersions } from './component-versions.ts';
import { type Converter, mediaType } from './converters.ts';
import { representationMemo } from './load-representation.ts';

/** Converted text beyond this many bytes of input is refused: it would not fit a worker's memory with its analysis. */
export const MAX_CONVERT_BYTES = 32 * 1024 * 1024;

/** Routes by MIME type and writes the Markdown representation. */
export function createConvertStage(converters: ReadonlyMap<string, Converter>): Stage {
  return {
    name: 'convert',
    componentVersion: componentVersions.convert,
    versionStatus: 'structuring',
    async prepare({ version, sql, memo, signal }) {
      const converter = converters.get(mediaType(version.mime));
      if (converter === undefined) throw new PermanentError(`no converter for ${version.mime.slice(0, 100)}`);
      if (version.sizeBytes > MAX_CONVERT_BYTES) {
        throw new PermanentError(
          `${version.sizeBytes} bytes of text are more than the ${MAX_CONVERT_BYTES} that can be converted`,
        );
      }
      const converted = await converter.convert(readBlob(sql, version), signal);
      const representationId = uuidv7();
      const charLength = createCodePointIndex(converted.markdown).length;
      return async (tx) => {
        await tx`delete from memory.representations where version_id = ${version.versionId}`;
        await tx`
          insert into memory.representations (representation_id, version_id, markdown, title, char_length, family, declared_modified_at)
          values (${representationId}, ${version.versionId}, ${converted.markdown}, ${converted.title}, ${charLength},
                  ${converter.family}, ${version.sourceModifiedAt})`;
        representationMemo.set(memo, {
          representationId,
          markdown: converted.markdown,
          title: converted.title,
        });
      };
    },
  };
}
