import { drawnChoices } from '#generators/drive/answered-choices'
import type { Module } from '#generators/module'
import { randomModule } from '#generators/random/random-module'
import { stringBytes } from '#generators/words/strings'
import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { randomOf } from '../make/random.ts'

/** How often random modules use the texts together. */
export interface Mix {
  readonly modules: number
  /** How many modules use that many texts, from none on. */
  readonly byCount: readonly number[]
  /** How many modules use two texts, by `<text> + <text>`. */
  readonly pairs: Readonly<Record<string, number>>
}

const capabilities = {
  SPV_EXT_descriptor_heap: 'DescriptorHeapEXT',
  SPV_EXT_replicated_composites: 'ReplicatedCompositesEXT',
  SPV_KHR_constant_data: 'ConstantDataKHR',
  SPV_KHR_untyped_pointers: 'UntypedPointersKHR',
} as const
const reflection = 'NonSemantic.ClspvReflection'
const names = [reflection, ...Object.keys(capabilities)]
const byCapability = new Map(
  Object.entries(capabilities).map(([text, name]) => [
    enumerantByName('Capability', name)?.value,
    text,
  ]),
)
const opCapability = opcodeOf('OpCapability')
const opExtInstImport = opcodeOf('OpExtInstImport')

/** Names of the texts whose capability or instruction set a module declares. Random modules declare what they use. */
export function textsIn({ instructions }: Module): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { opcode, words } of instructions) {
    const text = opcode === opCapability ? byCapability.get(words[0]) : undefined
    if (text !== undefined) found.add(text)
    if (opcode !== opExtInstImport) continue
    const set = Buffer.from(stringBytes(words, 1) ?? []).toString('latin1')
    if (set.startsWith(reflection)) found.add(reflection)
  }
  return found
}

/** The mix of that many random modules of a seed. */
export function mixOf(seed: number, modules: number): Mix {
  const byCount = new Array<number>(names.length + 1).fill(0)
  const pairs: Record<string, number> = {}
  for (const [index, name] of names.entries())
    for (const other of names.slice(index + 1)) pairs[`${name} + ${other}`] = 0
  for (let index = 0; index < modules; index++) {
    const used = textsIn(randomModule(drawnChoices(randomOf(seed, index))))
    byCount[used.size] = (byCount[used.size] ?? 0) + 1
    for (const pair of Object.keys(pairs))
      if (pair.split(' + ').every((text) => used.has(text))) pairs[pair] = (pairs[pair] ?? 0) + 1
  }
  return { modules, byCount, pairs }
}
