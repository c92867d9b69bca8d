import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../module.ts'
import { addCapability, addExtension } from '../mutate/changes.ts'
import { encode } from '../words/encode.ts'
import { knownOf } from '../words/known.ts'
import { operandsOf } from '../words/operands-of.ts'
import { read } from '../words/read.ts'
import { resultsOf } from '../words/results-of.ts'
import { definitionsIn } from './constituents.ts'
import type { Transformation } from './transformation.ts'

const chains: ReadonlyMap<number, number> = new Map(
  [
    ['OpAccessChain', 'OpUntypedAccessChainKHR'] as const,
    ['OpInBoundsAccessChain', 'OpUntypedInBoundsAccessChainKHR'] as const,
  ].map(([left, right]) => [opcodeOf(left), opcodeOf(right)]),
)
const [opVariable, opTypePointer, opTypeVector, opTypeStruct, opLoad, opStore, opName] = [
  'OpVariable',
  'OpTypePointer',
  'OpTypeVector',
  'OpTypeStruct',
  'OpLoad',
  'OpStore',
  'OpName',
].map(opcodeOf) as [number, number, number, number, number, number, number]
const opTypeUntypedPointerKHR = opcodeOf('OpTypeUntypedPointerKHR')
const opFunction = opcodeOf('OpFunction')
const numbers: ReadonlySet<number> = new Set(['OpTypeInt', 'OpTypeFloat'].map(opcodeOf))
/** Those with an explicit layout in which every environment allows untyped pointers. */
const storageClasses: ReadonlySet<number | undefined> = new Set(
  ['StorageBuffer', 'Uniform', 'PushConstant'].map(
    (name) => enumerantByName('StorageClass', name)?.value,
  ),
)
const bufferBlock = enumerantByName('Decoration', 'BufferBlock')?.value
const opDecorate = opcodeOf('OpDecorate')

type Definitions = ReadonlyMap<number, Instruction>

function isNumeric(definitions: Definitions, type: number): boolean {
  const { opcode, words } = definitions.get(type) ?? { opcode: 0, words: [] }
  const scalar = opcode === opTypeVector ? definitions.get(words[1] ?? 0)?.opcode : opcode
  return numbers.has(scalar ?? 0)
}

/** Ids that something else than a load from them, a store to them or a name uses. */
function usedOtherwise(module: Module): ReadonlySet<number> {
  const known = knownOf(module)
  const used = new Set<number>()
  for (const each of module.instructions) {
    if (each.opcode === opName) continue
    const { result } = resultsOf(each)
    for (const { kind, word } of operandsOf(each, known)) {
      const id = each.words[word] as number
      const isPointer =
        (each.opcode === opLoad && word === 2) || (each.opcode === opStore && word === 0)
      if (kind.startsWith('Id') && id !== result && !isPointer) used.add(id)
    }
  }
  return used
}

/** The storage class and the Base Type of a chain that may be untyped. */
function untypable(
  { words }: Instruction,
  definitions: Definitions,
  used: ReadonlySet<number>,
): { readonly storageClass: number; readonly baseType: number } | undefined {
  const [type = 0, result = 0, base = 0] = words
  const pointer = definitions.get(type)
  const [, storageClass = -1, pointee = 0] = pointer?.words ?? []
  const variable = definitions.get(base)
  const [, , baseType = 0] = definitions.get(variable?.words[0] ?? 0)?.words ?? []
  const fits =
    pointer?.opcode === opTypePointer &&
    storageClasses.has(storageClass) &&
    isNumeric(definitions, pointee) &&
    variable?.opcode === opVariable &&
    definitions.get(baseType)?.opcode === opTypeStruct &&
    !used.has(result)
  return fits ? { storageClass, baseType } : undefined
}

function untype(words: Uint32Array): Uint32Array | undefined {
  const module = read(words)
  if (module === undefined) return undefined
  const isBufferBlock = ({ opcode, words: [, decoration] }: Instruction) =>
    opcode === opDecorate && decoration === bufferBlock
  if (module.instructions.some(isBufferBlock)) return undefined
  const definitions = definitionsIn(module)
  const used = usedOtherwise(module)
  let { bound } = module
  const pointers = new Map<number, number>()
  for (const { opcode, words: operands } of module.instructions)
    if (opcode === opTypeUntypedPointerKHR) pointers.set(operands[1] ?? -1, operands[0] ?? 0)
  const added: Instruction[] = []
  const pointerTo = (storageClass: number): number => {
    const known = pointers.get(storageClass)
    if (known !== undefined) return known
    const id = bound++
    pointers.set(storageClass, id)
    added.push({ opcode: opTypeUntypedPointerKHR, words: [id, storageClass] })
    return id
  }
  let changed = false
  const instructions = module.instructions.map((each) => {
    const opcode = chains.get(each.opcode)
    const fit = opcode === undefined ? undefined : untypable(each, definitions, used)
    if (opcode === undefined || fit === undefined) return each
    changed = true
    const [, result = 0, ...rest] = each.words
    return { opcode, words: [pointerTo(fit.storageClass), result, fit.baseType, ...rest] }
  })
  if (!changed) return undefined
  const first = instructions.findIndex(({ opcode }) => opcode === opFunction)
  const whole = { ...module, bound, instructions: instructions.toSpliced(first, 0, ...added) }
  return encode(
    addExtension(addCapability(whole, 'UntypedPointersKHR'), 'SPV_KHR_untyped_pointers'),
  )
}

export const transformation: Transformation = {
  name: 'untype-pointers',
  summary: 'numbers in buffers are loaded and stored through untyped pointers',
  preserves: 'valid',
  apply: untype,
  twin: untype,
}
