/** Small files of many formats, for tests of what converts them. */
export { docxOf, epubOf, odfOf, pptxOf, wordParagraph, wordTable, xlsxOf, zipOf } from './office-files.ts';
export { pdfOf } from './pdf-files.ts';
