/** Words of an OpBufferPointerEXT behind its first one. */
export const bufferPointerWords = { resultType: 0, result: 1, buffer: 2 } as const
