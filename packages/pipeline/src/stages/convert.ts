import { ConversionError } from '@memory/converters';
import { uuidv7 } from '@memory/database';
import { readBlob } from '@memory/database/blobs';
import { createCodePointIndex } from '@memory/markdown';
import { NoRouteError, PermanentError, type Stage } from '../run/stage.ts';
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
      if (converter === undefined) throw new NoRouteError(version.mime);
      const most = converter.maxBytes ?? MAX_CONVERT_BYTES;
      if (version.sizeBytes > most) {
        throw new PermanentError(
          `${version.sizeBytes} bytes are more than the ${most} that can be converted`,
        );
      }
      const { mime, filename } = version;
      const converted = await converter
        .convert(readBlob(sql, version), signal, { mime, filename })
        .catch((error: unknown) => {
          if (!(error instanceof ConversionError)) throw error;
          throw new PermanentError(error.message, { cause: error });
        });
      const extra = {
        ...(converted.converter === undefined ? {} : { converter: converted.converter }),
        ...(converted.anchors === undefined ? {} : { anchors: converted.anchors }),
      };
      const representationId = uuidv7();
      const charLength = createCodePointIndex(converted.markdown).length;
      return async (tx) => {
        await tx`delete from memory.representations where version_id = ${version.versionId}`;
        await tx`
          insert into memory.representations (representation_id, version_id, markdown, title, char_length, family, declared_modified_at, extra)
          values (${representationId}, ${version.versionId}, ${converted.markdown}, ${converted.title}, ${charLength},
                  ${converter.family}, ${version.sourceModifiedAt}, ${tx.json(extra)})`;
        representationMemo.set(memo, {
          representationId,
          markdown: converted.markdown,
          title: converted.title,
        });
      };
    },
  };
}
