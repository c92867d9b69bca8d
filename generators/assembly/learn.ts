import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction } from '#spec/grammar/types'
import { stringBytes } from '../words/string-bytes.ts'
import { typeOfNumber } from '../words/type-of-number.ts'
import { widthOfEncoding } from './float-format.ts'
import { fail, here, type Parsing } from './parsing.ts'
import type { Token } from './scan.ts'
import { setOfImport } from './set-of-import.ts'

const opExtInstImport = opcodeOf('OpExtInstImport')
const opTypeInt = opcodeOf('OpTypeInt')
const opTypeFloat = opcodeOf('OpTypeFloat')
const utf8 = new TextDecoder()

/** What is wrong with a type declaration; `undefined` when it can be noted. */
function typeFault({ types, words }: Parsing, opcode: number): string | undefined {
  const id = words[0] as number
  if (types.has(id)) return `Value ${id} has already been used to generate a type`
  if (opcode === opTypeInt && words.length !== 3) return 'Invalid OpTypeInt instruction'
  if (opcode !== opTypeFloat) return undefined
  if (words.length < 2 || words.length > 3) return 'Invalid OpTypeFloat instruction'
  if (words.length === 2) return undefined
  const type = typeOfNumber(opcode, words)
  if (type?.kind !== 'float') return 'Invalid OpTypeFloat encoding'
  return type.width === widthOfEncoding(type.encoding)
    ? undefined
    : `Invalid bit width ${type.width} for floating point encoding ${type.encoding}`
}

/** Notes what later instructions ask for of the one that was taken. False after a fault. */
export function learn(parsing: Parsing, { opcode, name, operands }: Instruction): boolean {
  const { words, types, typeOf, imports } = parsing
  if (operands[0]?.kind === 'IdResultType') {
    const [type, result] = words
    if (type !== undefined && result !== undefined && !typeOf.has(result)) typeOf.set(result, type)
  } else if (name.startsWith('OpType') && operands[0]?.kind === 'IdResult') {
    const fault = typeFault(parsing, opcode)
    if (fault !== undefined) return fail(parsing, parsing.result ?? here(parsing), fault)
    types.set(words[0] as number, typeOfNumber(opcode, words))
  } else if (opcode === opExtInstImport && !parsing.raw) {
    const set = utf8.decode(stringBytes(words, 1) ?? new Uint8Array())
    const imported = setOfImport(set)
    const last = parsing.tokens[parsing.at - 1] as Token
    if (imported === undefined) {
      return fail(parsing, last, `Invalid extended instruction import '${set}'`)
    }
    if (imports.has(words[0] as number)) {
      return fail(parsing, last, 'Import Id is being defined a second time')
    }
    imports.set(words[0] as number, imported)
  }
  return true
}
