import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** An instruction that ends a shader with a message to the client. */
export const text = textOf('SPV_KHR_abort', facts, families, {
  date: '2026-03-23',
  revision: 1,
  statements: '8553e9c94bae968f',
})
