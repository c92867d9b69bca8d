import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check } from '../../check.ts'
import type { Module } from '../../module.ts'
import { hasResultType, opcodeSet } from '../shared/grammar.ts'
import { declaresType } from '../shared/types.ts'

/** Declarations that are neither aggregates nor pointers, of core and of extensions whose texts do not say otherwise. */
const unique: ReadonlyMap<number, string> = new Map(
  [
    'OpTypeVoid',
    'OpTypeBool',
    'OpTypeInt',
    'OpTypeFloat',
    'OpTypeVector',
    'OpTypeVectorIdEXT',
    'OpTypeMatrix',
    'OpTypeImage',
    'OpTypeSampler',
    'OpTypeSampledImage',
    'OpTypeOpaque',
    'OpTypeFunction',
    'OpTypeEvent',
    'OpTypeDeviceEvent',
    'OpTypeReserveId',
    'OpTypeQueue',
    'OpTypePipe',
    'OpTypePipeStorage',
    'OpTypeNamedBarrier',
    'OpTypeBufferEXT',
    'OpTypeCooperativeMatrixKHR',
    'OpTypeCooperativeMatrixNV',
    'OpTypeAccelerationStructureKHR',
    'OpTypeRayQueryKHR',
    'OpTypeTensorARM',
    'OpTypeGraphARM',
  ].map((name) => [opcodeOf(name), name]),
)

const isUnique = opcodeSet(unique.values())

/** Up to this many declarations are compared pair by pair. */
const mostPairs = 16

/** Ordinals of the declarations that must not be repeated. */
function uniqueDeclarations(module: Module): readonly number[] {
  const found: number[] = []
  const { length } = module.instructions
  for (let index = 0; index < length; index++)
    if (isUnique({ opcode: module.opcodeAt(index) })) found.push(index)
  return found
}

/** Whether two declarations with the same first word have the same operands. */
function areAlike({ words }: Module, left: number, right: number): boolean {
  const wordCount = (words[left] as number) >>> 16
  for (let index = 2; index < wordCount; index++)
    if (words[left + index] !== words[right + index]) return false
  return true
}

/** Calls `say` with the first word of each declaration that repeats one before it. */
function eachRepeated(
  module: Module,
  declarations: readonly number[],
  say: (word: number) => void,
) {
  const { words } = module
  if (declarations.length > mostPairs) {
    const seen = new Set<string>()
    for (const index of declarations) {
      const word = module.wordAt(index)
      const first = words[word] as number
      const key = `${first} ${words.subarray(word + 2, word + (first >>> 16)).join()}`
      if (seen.has(key)) say(word)
      seen.add(key)
    }
    return
  }
  for (let place = 1; place < declarations.length; place++) {
    const word = module.wordAt(declarations[place] as number)
    const first = words[word]
    for (let before = 0; before < place; before++) {
      const other = module.wordAt(declarations[before] as number)
      if (words[other] !== first || !areAlike(module, other, word)) continue
      say(word)
      break
    }
  }
}

/** Checks of every declaration of a type, and of every use of one as a result type. */
export const checks: readonly Check[] = [
  {
    rule: 'core/type-unique',
    judgeModule: (module, report) => {
      eachRepeated(module, uniqueDeclarations(module), (word) => {
        const name = unique.get((module.words[word] as number) & 0xffff)
        report(word, `there is the same ${name} already`)
      })
    },
  },
  {
    rule: 'core/result-type-is-type',
    judgeModule: (module, report) => {
      const { words, instructions } = module
      for (let index = 0; index < instructions.length; index++) {
        if (!hasResultType({ opcode: module.opcodeAt(index) })) continue
        const word = module.wordAt(index) + 1
        const type = module.definitionIndex(words[word] as number)
        if (type >= 0 && !declaresType({ opcode: module.opcodeAt(type) }))
          report(word, `${words[word]} is ${instructions.at(type)?.name}, not a type`)
      }
    },
  },
]
