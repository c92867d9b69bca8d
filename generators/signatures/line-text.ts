import type { Line } from './fault-features.ts'
import { isScalar } from './shape.ts'
import type { Content, Contents, ValueOfType } from './signature.ts'
import { nameOfShape } from './stock-names.ts'

function valueName(name: string, { made, number }: ValueOfType): string {
  if (made === 'null') return `%null_${name}`
  if (made === 'specialized') return `%spec_${name}${number === undefined ? '' : `_${number}`}`
  return `%${name}_${number ?? 1}`
}

function textOf(content: Content | undefined, index: number, isConstant: boolean): string {
  if (content === undefined) return ''
  if (content.kind === 'literals') return content.numbers.join(' ')
  if (content.kind === 'enumerant') return content.name
  const { shape, value } = content
  const name = nameOfShape(shape) ?? ''
  if (index === 0) return `%${name}`
  if (value !== undefined) return valueName(name, value)
  if (!isConstant) return `%a_${name}`
  return index === 1 && isScalar(shape) ? `%spec_${name}` : `%null_${name}`
}

/** An instruction of a control as assembly, with these contents in its slots; `index` numbers its result. */
export function lineText(
  { row, isConstant, set }: Line,
  contents: Contents,
  index: number,
): string {
  const [result = '', ...operands] = contents.map((content, slot) =>
    textOf(content, slot, isConstant),
  )
  const words = isConstant
    ? ['OpSpecConstantOp', result, row.name.slice(2)]
    : set === undefined
      ? [row.name, result]
      : ['OpExtInst', result, '%set', row.name]
  const line = [...words, ...operands].filter((word) => word !== '').join(' ')
  return result === '' ? line : `%result_${index + 1} = ${line}`
}
