import { caseMakers } from '../case-makers.ts'

/** Makers of cases of the rules of the core specification. */
export const { parts, body, declared, annotated } = caseMakers('core')
