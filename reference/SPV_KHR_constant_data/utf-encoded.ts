import { enumerant } from '../core/shared/enumerant.ts'

/** Decoration, UTFEncodedKHR. */
export const utfEncoded = enumerant('Decoration', 'UTFEncodedKHR')
