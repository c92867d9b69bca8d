import { extentsOf } from '#generators/words/extents-of'
import { headerLength } from '#generators/words/header'
import { stringBytes } from '#generators/words/strings'
import type { Environment } from '#spec/environments'
import { instructionByOpcode } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Verdict } from '#spec/verdict'

/** One fault of a validator that is right about everything else. */
export interface Plant {
  /** Its fault, in words. */
  readonly summary: string
  /** Its answer where the right one is `verdict`. */
  readonly answer: (words: Uint32Array, environment: Environment, verdict: Verdict) => Verdict
}

type PlantedCondition = (
  words: Uint32Array,
  environment: Environment,
  verdict: Extract<Verdict, { readonly kind: 'invalid' }>,
) => boolean

const valid: Verdict = { kind: 'valid' }

function accepts(summary: string, wherever: PlantedCondition): Plant {
  return {
    summary: `accepts ${summary}`,
    answer: (words, environment, verdict) =>
      verdict.kind === 'invalid' && wherever(words, environment, verdict) ? valid : verdict,
  }
}

/** Name of the instruction that holds the word, and how far into it the word is. */
function place(words: Uint32Array, word: number): readonly [name: string, at: number] {
  const extent = extentsOf(words).find(
    ({ start, length }) => word >= start && word < start + length,
  )
  if (extent === undefined) return ['header', word]
  return [instructionByOpcode(extent.opcode)?.name ?? '', word - extent.start]
}

const opExtension = opcodeOf('OpExtension')
const opTypeInt = opcodeOf('OpTypeInt')
const opTypeFloat = opcodeOf('OpTypeFloat')

function extensionsIn(words: Uint32Array): ReadonlySet<string> {
  return new Set(
    extentsOf(words)
      .filter(({ opcode }) => opcode === opExtension)
      .map(({ start, length }) =>
        Buffer.from(stringBytes([...words.subarray(start + 1, start + length)], 0) ?? []).toString(
          'latin1',
        ),
      ),
  )
}

function hasWidth(words: Uint32Array, width: number): boolean {
  return extentsOf(words).some(
    ({ opcode, start }) =>
      (opcode === opTypeInt || opcode === opTypeFloat) && words[start + 2] === width,
  )
}

/** The header's version word; 0 if there is none. */
function versionOf(words: Uint32Array): number {
  return words.length < headerLength ? 0 : (words[1] ?? 0)
}

const most = 2000
const isLarge = (words: Uint32Array): boolean => extentsOf(words).length > most

/** The planted faults, by name: each is a dimension in which a fault can hide. */
export const plants: Readonly<Record<string, Plant>> = {
  opcode: accepts('whatever is wrong with OpConstantCompositeReplicateEXT', (words, _, verdict) =>
    verdict.blames.every(({ word }) => place(words, word)[0] === 'OpConstantCompositeReplicateEXT'),
  ),
  operand: accepts('any base of OpUntypedAccessChainKHR', (words, _, verdict) =>
    verdict.blames.every(({ word }) => {
      const [name, index] = place(words, word)
      return name === 'OpUntypedAccessChainKHR' && index === 4
    }),
  ),
  vulkan: accepts('everything for vulkan1.3', (_, { name }) => name === 'vulkan1.3'),
  opencl: accepts('everything for opencl2.2', (_, { name }) => name === 'opencl2.2'),
  width: accepts('everything beside a number of 64 bits', (words) => hasWidth(words, 64)),
  version: accepts('everything of version 1.4', (words) => versionOf(words) === 0x0001_0400),
  texts: accepts('everything that declares two extensions together', (words) => {
    const declared = extensionsIn(words)
    return declared.has('SPV_KHR_untyped_pointers') && declared.has('SPV_EXT_replicated_composites')
  }),
  size: {
    summary: `refuses modules of more than ${most} instructions`,
    answer: (words, _, verdict) =>
      verdict.kind === 'valid' && isLarge(words)
        ? { kind: 'invalid', phase: 'validate', blames: [], message: 'too many instructions' }
        : verdict,
  },
  largeAccepts: accepts(`everything of more than ${most} instructions`, isLarge),
}
