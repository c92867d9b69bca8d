import type { Colors } from '#runner/colors'
import { printable } from '#runner/printable'
import type { Mismatch } from '#runner/reflection/mismatch'
import type {
  ArgumentRow,
  KernelRow,
  ModuleReflection,
  NamedOperands,
  ReflectedInstruction,
} from '#runner/reflection/module-reflection'
import { table } from '../output/table.ts'

const width = 100

function cut(text: string, room = width): string {
  return text.length <= room ? text : `${text.slice(0, Math.max(0, room - 1))}…`
}

function wrapped(text: string, indent: string): string {
  const lines = ['']
  for (const word of printable(text).split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && indent.length + last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.map((line) => cut(`${indent}${line}`)).join('\n')
}

type ReflectedValues = Readonly<Record<string, unknown>>

function place({
  descriptorSet,
  binding,
  offset,
  size,
  specId,
  elemSize,
}: ReflectedValues): string {
  const parts: string[] = []
  if (binding !== undefined) parts.push(`set ${descriptorSet ?? '?'}, binding ${binding}`)
  else if (offset !== undefined) parts.push('push constants')
  if (typeof offset === 'number')
    parts.push(
      typeof size === 'number' ? `bytes ${offset} to ${offset + size - 1}` : `from ${offset}`,
    )
  if (specId !== undefined) parts.push(`SpecId ${specId}, elements of ${elemSize ?? '?'} bytes`)
  return parts.join(', ')
}

const aligned = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0
    ? []
    : table(rows.map((row) => ['', ...row.map(printable)]))
        .split('\n')
        .map((line) => cut(line))

function argument(row: ArgumentRow): readonly string[] {
  const { kind, ordinal = '?', info = {} } = row
  const { typeName, name } = info as NamedOperands
  const full = [typeName, name].filter((part) => part !== undefined).join(' ')
  return [String(ordinal), kind.replace(/^Argument/, ''), place(row), full]
}

function isOf(kernel: string | undefined): (row: ReflectedInstruction | ArgumentRow) => boolean {
  return ({ kernel: kernelOf }) => kernelOf === kernel
}

/** The rows with further information about an argument. */
function companions(reflection: ModuleReflection, kernel: string): readonly (readonly string[])[] {
  const constants = reflection.pushConstants
    .filter(isOf(kernel))
    .filter(({ kind }) => !kind.startsWith('Argument'))
    .map(({ ordinal = '?', ...row }) => [String(ordinal), row.kind, place(row), ''])
  const buffers = reflection.resources
    .filter((row) => row.kernel === kernel)
    .flatMap((row) =>
      row.kinds
        .filter((kind) => !kind.startsWith('Argument'))
        .map((kind) => ['', kind, place({ ...row }), '']),
    )
  return [...constants, ...buffers]
}

function kernelLines(
  reflection: ModuleReflection,
  kernel: KernelRow,
  colours: Colors,
): readonly string[] {
  const { name, numArguments, flags, requiredWorkgroupSize, attributes } = kernel
  const asides = [
    ...(numArguments === undefined ? [] : [`${numArguments} arguments`]),
    ...((flags ?? 0) & 1 ? ['may use printf'] : []),
    ...(requiredWorkgroupSize === undefined
      ? []
      : [`required workgroup size ${requiredWorkgroupSize.join(' ')}`]),
    ...(attributes ? [`attributes ${attributes}`] : []),
  ]
  const aside = asides.length === 0 ? '' : ` (${asides.join(', ')})`
  const kernelArguments = reflection.arguments.filter(isOf(name))
  return [
    `${colours.bold('kernel')} ${cut(printable(`${name}${aside}`), width - 'kernel '.length)}`,
    ...aligned([...kernelArguments.map(argument), ...companions(reflection, name)]),
  ]
}

function holdsData(kind: string): boolean {
  return /^(ConstantData|ProgramScopeVariable(s|PointerPush))/.test(kind)
}

function sharedRows(reflection: ModuleReflection): readonly (readonly string[])[] {
  const { resources, pushConstants, specConstants, constantData, printf } = reflection
  const relocations = constantData.filter(({ pointerOffset }) => pointerOffset !== undefined)
  return [
    ...resources
      .filter(({ kernel, kinds }) => kernel === undefined && !kinds.some(holdsData))
      .map((row) => [
        row.kinds.join(', '),
        place({ ...row }),
        row.mask === undefined ? '' : `mask ${row.mask}`,
      ]),
    ...constantData
      .filter(({ kind }) => holdsData(kind))
      .map(({ bytes = '?', ...row }) => [row.kind, place(row), `${bytes} bytes of data`]),
    ...pushConstants
      .filter(isOf(undefined))
      .filter(({ kind }) => !holdsData(kind))
      .map((row) => [row.kind, place(row), '']),
    ...specConstants
      .filter(({ kernel }) => kernel === undefined)
      .map(({ kind, operand, specId }) => [`${kind} ${operand}`, `SpecId ${specId}`, '']),
    ...relocations.map(({ pointerOffset = '?', pointerSize = '?', objectOffset = '?' }) => [
      'relocation',
      `pointer of ${pointerSize} bytes at ${pointerOffset}`,
      `to the object at ${objectOffset}`,
    ]),
    ...printf.strings.map(({ id, format, argumentSizes }) => [
      `printf ${id ?? '?'}`,
      JSON.stringify(format ?? '?'),
      argumentSizes.length === 0
        ? ''
        : `sizes ${argumentSizes.map((size) => size ?? '?').join(' ')}`,
    ]),
  ]
}

function mismatchLines({ word, code, kernel, message }: Mismatch, colours: Colors): string {
  const place = `  word ${word}: `
  const room = width - place.length - code.length
  const whose = kernel === undefined ? '' : cut(printable(` kernel ${kernel}`), room)
  return `${place}${colours.red(code)}${colours.dim(whose)}\n${wrapped(message, '    ')}`
}

/** Reflection for a person to read, at most 100 columns wide: kernels, what all of them have, mismatches. */
export function reflectionText(reflection: ModuleReflection, colours: Colors): string {
  const shared = aligned(sharedRows(reflection))
  return [
    ...reflection.kernels.flatMap((kernel) => kernelLines(reflection, kernel, colours)),
    ...(shared.length === 0 ? [] : [colours.bold('all kernels'), ...shared]),
    ...(reflection.mismatches.length === 0 ? [] : [colours.bold('mismatches')]),
    ...reflection.mismatches.map((mismatch) => mismatchLines(mismatch, colours)),
  ].join('\n')
}
