/** Folders deeper, or files more than this, are left out: what is dropped may hold itself, or a whole disk. */
const DEEPEST = 32;
const MOST_FILES = 5_000;

export type FoundFile = { file: File; path: string };

/** The files of a drop, folders walked. Names that begin with a dot are left out. */
export async function droppedFiles(transfer: DataTransfer): Promise<FoundFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const found: FoundFile[] = [];
  for (const entry of entries) await walk(entry, 0, found);
  return found;
}

/** The files of an `<input type=file>`, of a folder too. */
export function chosenFiles(input: HTMLInputElement): FoundFile[] {
  return [...(input.files ?? [])]
    .map((file) => ({ file, path: file.webkitRelativePath || file.name }))
    .filter(({ path }) => !path.split('/').some((part) => part.startsWith('.')))
    .slice(0, MOST_FILES);
}

async function walk(entry: FileSystemEntry, depth: number, found: FoundFile[]): Promise<void> {
  if (found.length >= MOST_FILES || (depth > 0 && entry.name.startsWith('.'))) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ file, path: entry.fullPath.replace(/^\//, '') });
  } else if (isFolder(entry) && depth < DEEPEST) {
    const reader = entry.createReader();
    for (;;) {
      const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      );
      if (part.length === 0 || found.length >= MOST_FILES) return;
      for (const inner of part) await walk(inner, depth + 1, found);
    }
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
