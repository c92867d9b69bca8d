import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { hasResultType } from '../shared/results.ts'
import { declaresType } from '../shared/type-declaration.ts'

/** Declarations that are neither aggregates nor pointers, of core and of extensions whose texts do not say otherwise. */
const unique: readonly string[] = [
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
  'OpTypeAccelerationStructureKHR',
  'OpTypeRayQueryKHR',
  'OpTypeTensorARM',
]

/** So many declarations are held against each other one by one. */
const mostPairs = 8

/** Calls `say` for each declaration with the operands of one before it. */
function eachRepeated(
  { words }: Module,
  declarations: readonly Instruction[],
  say: (word: number) => void,
): void {
  if (declarations.length > mostPairs) {
    const seen = new Set<string>()
    for (const { word, wordCount } of declarations) {
      const operands = words.subarray(word + 2, word + wordCount).join()
      if (seen.has(operands)) say(word)
      seen.add(operands)
    }
    return
  }
  const isRepeated = (one: Instruction, other: Instruction): boolean => {
    if (one.wordCount !== other.wordCount) return false
    for (let at = 2; at < one.wordCount; at++)
      if (words[one.word + at] !== words[other.word + at]) return false
    return true
  }
  for (const [place, one] of declarations.entries())
    for (let before = 0; before < place; before++)
      if (isRepeated(one, declarations[before] as Instruction)) {
        say(one.word)
        break
      }
}

/** Checks that hold for every declaration of a type and every use of one as a result type. */
export const checks: readonly Check[] = [
  {
    rule: 'core/type-unique',
    judgeModule: (module, report) => {
      for (const name of unique) {
        const declarations = module.all(name)
        if (declarations.length < 2) continue
        eachRepeated(module, declarations, (word) =>
          report(word, `there is the same ${name} already`),
        )
      }
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
          report(word, `${words[word]} is ${instructions.at(type)?.name}, no type`)
      }
    },
  },
]
