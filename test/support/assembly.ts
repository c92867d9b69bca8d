import { enumerantByName, instructionByName, operandKindByName } from '#spec/grammar/grammar'
import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { Operand } from '#spec/grammar/types'
import { type Encoded, encode, type HeaderFields, stringWords } from './encode.ts'

/** Ids by name, numeric types by id, and imported sets by id, as far as the text has been read. */
interface Context {
  readonly ids: Map<string, number>
  readonly types: Map<number, { readonly width: number; readonly float: boolean }>
  readonly typeOf: Map<number, number>
  readonly sets: Map<number, string>
}

function tokens(line: string): string[] {
  return (line.match(/"(?:[^"\\]|\\.)*"|[^\s]+/g) ?? []).filter((token) => token !== '')
}

function id(context: Context, token: string): number {
  if (!token.startsWith('%')) throw new Error(`${token} is no id`)
  const known = context.ids.get(token)
  if (known !== undefined) return known
  const number = /^%[0-9]+$/.test(token) ? Number(token.slice(1)) : 1000 + context.ids.size
  context.ids.set(token, number)
  return number
}

function number(token: string, width: number, float: boolean): number[] {
  const view = new DataView(new ArrayBuffer(8))
  if (!float) view.setBigInt64(0, BigInt.asIntN(64, BigInt(token)), true)
  else if (width === 64) view.setFloat64(0, Number(token), true)
  else if (width === 16) view.setUint32(0, Number(token), true)
  else view.setFloat32(0, Number(token), true)
  return width > 32 ? [view.getUint32(0, true), view.getUint32(4, true)] : [view.getUint32(0, true)]
}

function enumerants(kind: string, token: string): { words: number[]; parameters: Operand[] } {
  let value = 0
  const parameters: Operand[] = []
  for (const name of token.split('|')) {
    const found = enumerantByName(kind, name)
    if (found === undefined) throw new Error(`the grammar has no ${kind} ${name}`)
    value |= found.value
    parameters.push(...found.parameters)
  }
  return { words: [value >>> 0], parameters }
}

/** @param rest the tokens that are left, the next one last: a line may have thousands. */
function operandWords(
  context: Context,
  kind: string,
  rest: string[],
  numeric: { readonly width: number; readonly float: boolean },
): number[] {
  const row = operandKindByName(kind)
  if (row?.category === 'Composite') {
    return row.bases.flatMap((base) => operandWords(context, base, rest, numeric))
  }
  const token = rest.pop()
  if (token === undefined) throw new Error(`${kind} is missing`)
  if (/^!0x[0-9a-f]+$/i.test(token) || /^![0-9]+$/.test(token)) return [Number(token.slice(1))]
  if (row?.category === 'Id') return [id(context, token)]
  if (row?.category === 'ValueEnum' || row?.category === 'BitEnum') {
    const { words, parameters } = enumerants(kind, token)
    return words.concat(
      parameters.flatMap((parameter) => operandWords(context, parameter.kind, rest, numeric)),
    )
  }
  if (kind === 'LiteralString') return stringWords(JSON.parse(token) as string)
  if (kind === 'LiteralContextDependentNumber') return number(token, numeric.width, numeric.float)
  return number(token, 32, false)
}

function encodeLine(context: Context, line: string): Encoded {
  const [first = '', ...others] = tokens(line)
  const assigned = others[0] === '='
  const name = assigned ? (others[1] ?? '') : first
  const rest = others.slice(assigned ? 2 : 0).reverse()
  const row = instructionByName(name)
  if (row === undefined) throw new Error(`the grammar has no ${name}`)
  const words: number[] = []
  let result = 0
  let numeric = { width: 32, float: false }
  let operands: readonly Operand[] = row.operands
  while (operands.length > 0) {
    const [operand, ...later] = operands as [Operand, ...Operand[]]
    const { kind, quantifier } = operand
    if (kind === 'IdResult') {
      result = id(context, first)
      words.push(result)
    } else if (quantifier !== '' && rest.length === 0) {
      operands = later
      continue
    } else if (kind === 'LiteralExtInstInteger') {
      const set = instructionSetByName(context.sets.get(words.at(-1) ?? 0) ?? '')
      const token = rest.pop() ?? ''
      const found = set?.instructions.find((instruction) => instruction.name === token)
      words.push(found?.opcode ?? Number(token))
      while (rest.length > 0) words.push(...operandWords(context, 'IdRef', rest, numeric))
    } else if (kind === 'LiteralSpecConstantOpInteger') {
      const embedded = instructionByName(`Op${rest.pop() ?? ''}`)
      words.push(embedded?.opcode ?? 0)
      operands = (embedded?.operands ?? []).filter(
        (row) => row.kind !== 'IdResult' && row.kind !== 'IdResultType',
      )
      continue
    } else {
      words.push(...operandWords(context, kind, rest, numeric))
      if (kind === 'IdResultType') numeric = context.types.get(words.at(-1) ?? 0) ?? numeric
      if (name === 'OpSwitch' && words.length === 1)
        numeric = context.types.get(context.typeOf.get(words[0] ?? 0) ?? 0) ?? numeric
      if (quantifier === '*') continue
    }
    operands = later
  }
  // Words that the grammar has no place for are encoded as they are, so that a test can say too much.
  for (const token of rest.reverse())
    words.push(token.startsWith('%') ? id(context, token) : Number(token))
  if (name === 'OpTypeInt' || name === 'OpTypeFloat')
    context.types.set(result, { width: words[1] ?? 32, float: name === 'OpTypeFloat' })
  if (name === 'OpExtInstImport') context.sets.set(result, JSON.parse(others[2] ?? '""'))
  if (row.operands[0]?.kind === 'IdResultType') context.typeOf.set(result, words[0] ?? 0)
  return { opcode: row.opcode, words }
}

/**
 * The words of a module written in SPIR-V assembly, for tests of the judge: no checks, one instruction per line, `;`
 * comments, `!` words. The bound is just above the greatest id unless the header says otherwise.
 *
 * @throws when a line cannot be read.
 */
export function assembly(text: string, header: HeaderFields = {}): Uint32Array {
  const context: Context = { ids: new Map(), types: new Map(), typeOf: new Map(), sets: new Map() }
  const encoded = text
    .split('\n')
    .map((line) => line.replace(/(^|\s);.*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      try {
        return encodeLine(context, line)
      } catch (error) {
        throw new Error(`${line}: ${error instanceof Error ? error.message : String(error)}`)
      }
    })
  let bound = 1
  for (const used of context.ids.values()) bound = Math.max(bound, used + 1)
  return encode(encoded, { bound, ...header })
}
