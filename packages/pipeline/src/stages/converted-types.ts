/** The MIME types that this build converts. */
export const convertedTypes = ['text/markdown'] as const;
