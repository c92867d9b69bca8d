import { enumerantByValue } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Module } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'
import { checksOf, type Fault } from '../shared/faults.ts'
import { enumerantOwner } from '../shared/ownership.ts'
import { perModule } from '../shared/per-module.ts'
import { type Applied, appliedDecorations } from './applied.ts'

const functionParameterAttribute = enumerant('Decoration', 'FuncParamAttr')
const userSemantic = enumerant('Decoration', 'UserSemantic')
const zeroExtend = enumerant('FunctionParameterAttribute', 'Zext')
const signExtend = enumerant('FunctionParameterAttribute', 'Sext')

function group(rule: RuleId, ...names: readonly string[]) {
  return { rule, decorations: new Set(names.map((name) => enumerant('Decoration', name))) }
}

const exclusive = [
  group('core/restrict-or-aliased', 'Restrict', 'Aliased'),
  group('core/restrict-or-aliased', 'RestrictPointer', 'AliasedPointer'),
  group('core/row-or-column-major', 'RowMajor', 'ColMajor'),
  group('core/flat-or-noperspective', 'Flat', 'NoPerspective'),
  group('core/patch-centroid-or-sample', 'Patch', 'Centroid', 'Sample'),
  group('core/block-or-buffer-block', 'Block', 'BufferBlock'),
]

/** Decorations of vendors may stand several times; which ones, their texts say. */
const vendor = /(INTEL|ALTERA|AMDX?|ARM|NV|QCOM|GOOGLE|SAMSUNG)$/

function mayRepeat(decoration: number): boolean {
  const name = enumerantByValue('Decoration', decoration)?.name
  return (
    name === undefined ||
    decoration === functionParameterAttribute ||
    vendor.test(name) ||
    enumerantOwner('Decoration', decoration) !== undefined
  )
}

function isRepeated(module: Module, one: Applied, other: Applied): boolean {
  if (one.decoration !== other.decoration) return false
  if (one.decoration !== userSemantic) return true
  const [first] = one.operands
  const [second] = other.operands
  return (
    first !== undefined &&
    second !== undefined &&
    module.string(first.word).toLowerCase() === module.string(second.word).toLowerCase()
  )
}

function isRepeatedAttribute(one: Applied, other: Applied): boolean {
  const first = one.operands[0]?.value
  const second = other.operands[0]?.value
  return (
    first === second ||
    (first === zeroExtend && second === signExtend) ||
    (first === signExtend && second === zeroExtend)
  )
}

function judgePair(module: Module, before: Applied, applied: Applied, faults: Fault[]): void {
  const { decoration, word } = applied
  const name = enumerantByValue('Decoration', decoration)?.name
  if (!mayRepeat(decoration) && isRepeated(module, before, applied))
    faults.push({ rule: 'core/decoration-once', word, message: `${name} is set already` })
  if (decoration === functionParameterAttribute && before.decoration === decoration) {
    if (isRepeatedAttribute(before, applied))
      faults.push({
        rule: 'core/parameter-attribute-single',
        word,
        message: 'this attribute, or its opposite, is set already',
      })
  }
  for (const { rule, decorations } of exclusive)
    if (
      before.decoration !== decoration &&
      decorations.has(decoration) &&
      decorations.has(before.decoration)
    )
      faults.push({
        rule,
        word,
        message: `${enumerantByValue('Decoration', before.decoration)?.name} is set already`,
      })
}

/** More decorations of one target than this are not compared pair by pair: input must not choose quadratic work. */
const compared = 256

const combinationFaults = perModule((module): readonly Fault[] => {
  const faults: Fault[] = []
  const byTarget = new Map<string, Applied[]>()
  for (const applied of appliedDecorations(module)) {
    const key = `${applied.target} ${applied.member}`
    const others = byTarget.get(key)
    if (others === undefined) byTarget.set(key, [applied])
    else {
      for (const before of others) judgePair(module, before, applied, faults)
      if (others.length < compared) others.push(applied)
    }
  }
  return faults
})

/** Checks of decorations that stand at one target together. */
export const checks: readonly Check[] = checksOf(combinationFaults, [
  'core/decoration-once',
  'core/parameter-attribute-single',
  ...new Set(exclusive.map(({ rule }) => rule)),
])
