import type { Module } from '../module.ts'
import { charge } from './memory-object.ts'
import { type FormatSpecifier, formatParts } from './printf-format.ts'
import { floatText, integerText } from './printf-numbers.ts'
import { componentOf, type Emit } from './scope.ts'
import { undefinedBehavior } from './stop.ts'
import type { Type } from './types.ts'
import { Unknown, type Value } from './value.ts'

/** An argument by its id. */
interface PrintedArgument {
  readonly slot: number
  readonly type: Type
}

/** A part of a message, and why it may be another. */
interface MessagePart {
  readonly text: string
  readonly open?: string
}

const tooFew = 'NonSemantic.DebugPrintf/arguments-suffice-for-the-format'

const integers: ReadonlySet<string> = new Set('diuoxX')

/** Why an argument is not of the type that a specifier is for. */
function misfit({ count, conversion, isLong, text }: FormatSpecifier, type: Type): string {
  const given = type.kind === 'vector' ? type.count : 1
  if (given !== count) return `${text} of a value with ${given} components`
  const { kind } = componentOf(type)
  const component = componentOf(type)
  if (conversion === 'p')
    return kind === 'pointer' ? '' : `${text} of a value that is not a pointer`
  if (!integers.has(conversion))
    return kind === 'float' ? '' : `${text} of a value that is not a float`
  if (kind === 'bool') return isLong ? `${text} of a Boolean` : ''
  if (component.kind !== 'int') return `${text} of a value that is not an integer`
  return component.width > 32 === isLong ? '' : `${text} of an integer of ${component.width} bits`
}

/** Narrow integers are extended as their type says. */
function integerOf(value: number | bigint | boolean, type: Type): bigint {
  const bits = BigInt(value)
  return type.kind === 'int' && !type.signed ? BigInt.asUintN(type.width, bits) : bits
}

function scalarText(value: Value | undefined, type: Type, format: FormatSpecifier): MessagePart {
  if (format.conversion === 'p') return { text: '?', open: 'addresses are not those of a device' }
  if (value instanceof Unknown) return { text: '?', open: `${value.why} is printed` }
  if (typeof value === 'number' && type.kind === 'float') return { text: floatText(value, format) }
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return { text: integerText(integerOf(value, type), format.isLong ? 64 : 32, format) }
  return { text: '?', open: 'a value that is not a number is printed' }
}

function argumentText(value: Value, type: Type, format: FormatSpecifier): MessagePart {
  if (type.kind !== 'vector') return scalarText(value, type, format)
  const parts = Array.isArray(value) ? (value as readonly Value[]) : [value]
  const texts = parts.map((part) => scalarText(part, type.element, format))
  const open = texts.find((part) => part.open !== undefined)?.open
  return { text: texts.map(({ text }) => text).join(', '), ...(open !== undefined && { open }) }
}

/** One part of the format, given the registers of the invocation. */
type PrintPart = (registers: readonly Value[]) => MessagePart

/** The string of the OpString that an operand names. */
function formatOf(module: Module, id: number): string | undefined {
  const definition = module.definition(id)
  const [string] = definition?.operands ?? []
  return definition?.name === 'OpString' && string ? module.string(string.word) : undefined
}

function printParts(format: string, printed: readonly PrintedArgument[]): readonly PrintPart[] {
  let next = 0
  return formatParts(format).map((part): PrintPart => {
    const { kind, text } = part
    if (kind === 'text') return () => ({ text })
    if (kind === 'unknown') return () => ({ text, open: `${text} is not described` })
    const argument = printed[next++]
    if (argument === undefined)
      return () => {
        throw undefinedBehavior('DebugPrintf', `there is no argument for ${text}`, tooFew)
      }
    const { slot, type } = argument
    const why = misfit(part, type)
    if (why !== '') return () => ({ text: '?', open: why })
    return (registers) => argumentText(registers[slot] as Value, type, part)
  })
}

/**
 * DebugPrintf: hands the message to the run. The text of the set says what too few arguments are; how values are converted is left
 * to the client API.
 *
 * @param call the OpExtInst.
 */
export const debugPrintf: Emit = (call, scope) => {
  const format = formatOf(scope.module, call.valueAt(2) ?? 0)
  const printed = call.operands
    .slice(3)
    .map(({ value }) => ({ slot: scope.slot(value), type: scope.typeOf(value) }))
  if (format === undefined) return () => {}
  const parts = printParts(format, printed)
  const { heap } = scope
  return (registers, invocation) => {
    let text = ''
    let open: string | undefined
    for (const part of parts) {
      const written = part(registers)
      charge(heap, 1 + written.text.length)
      text += written.text
      open ??= written.open
    }
    invocation.print({
      invocation: invocation.number - 1,
      text,
      ...(open !== undefined && { open }),
    })
  }
}
