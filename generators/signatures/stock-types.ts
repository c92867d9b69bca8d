import { enumerantByName } from '#spec/grammar/grammar'
import { lineOf, textOfLine, withIds } from '../assembly/line.ts'
import { offsetsOf } from './block-layout.ts'
import { isMisnomer, plain, type Reading, type StockLine } from './stock-line.ts'

/** Reads the name of a type. */
export type ReadType = (name: string) => Reading

function decorated(found: StockLine, annotations: readonly string[]): StockLine {
  return { ...found, annotations: [...(found.annotations ?? []), ...annotations] }
}

/**
 * A form of names. Its group `type` names a type, `types` several with `_and_` between them, and `storage` a storage class:
 * all of them are looked up first.
 */
export interface StockForm {
  readonly pattern: RegExp
  /**
   * The declaration of a name, as the replacement of the pattern: a line, and lines that decorate it. Or worked out
   * from the groups and the name.
   */
  readonly declares:
    | readonly [line: string, ...annotations: readonly string[]]
    | ((groups: Readonly<Partial<Record<string, string>>>, name: string, read: ReadType) => Reading)
}

/** The ids of types with `_and_` between them. */
function ids(types: string): string {
  return types
    .split('_and_')
    .map((type) => `%${type}`)
    .join(' ')
}

/** Bytes from one member of a record to the next: more than any descriptor of the cases takes. */
const recordStep = 256

const ordinal = /^(?:second|third|fourth)_(\w+)$/
/** Array stride of pointers and arrays (3.20). */
const strided = /^OpType(?:Array|RuntimeArray|Pointer|UntypedPointerKHR) /
const repeatable =
  /^OpType(?:Array|RuntimeArray|Struct|Pointer|UntypedPointerKHR) |^Op(?:Variable|UntypedVariableKHR) /

/** The second declaration of a name, if a module may have it twice; `undefined` if it has no ordinal. */
export function ofOrdinal(name: string, read: ReadType): Reading {
  const [, rest] = ordinal.exec(name) ?? []
  if (rest === undefined) return undefined
  const found = read(rest)
  if (found === undefined) return { fault: `'${rest}' is not a name of the stock` }
  if (isMisnomer(found)) return found
  if (!repeatable.test(found.line)) return { fault: `'${rest}' cannot be declared twice` }
  const again = new Map([[`%${rest}`, `%${name}`]])
  const annotations = found.annotations?.map((line) => textOfLine(withIds(lineOf(line), again)))
  return { ...found, ...(annotations && { annotations }) }
}

/** The fault of the types and the storage class that a name consists of; `undefined` if there is none. */
function faultIn(
  { type, types, storage }: Readonly<Partial<Record<string, string>>>,
  read: ReadType,
): Reading {
  if (storage !== undefined && enumerantByName('StorageClass', storage) === undefined)
    return { fault: `'${storage}' is not a storage class` }
  for (const name of [type ?? [], types?.split('_and_') ?? []].flat()) {
    const found = read(name)
    if (found === undefined) return { fault: `'${name}' is not the name of a type` }
    if (isMisnomer(found)) return found
  }
  return undefined
}

/** The declaration by the first form that a name has; `undefined` if it has none. */
export function ofForms(forms: readonly StockForm[], name: string, read: ReadType): Reading {
  for (const { pattern, declares } of forms) {
    const found = pattern.exec(name)
    if (found === null) continue
    const groups = found.groups ?? {}
    const fault = faultIn(groups, read)
    if (fault !== undefined) return fault
    if (typeof declares !== 'function') {
      const [line = '', ...annotations] = declares.map((each) => name.replace(pattern, each))
      return { ...plain(line), ...(annotations.length > 0 && { annotations }) }
    }
    const reading = declares(groups, name, read)
    if (reading !== undefined) return reading
  }
  return undefined
}

/** An array or a pointer with a stride, which a decoration gives it. */
function withStride(
  declares: RegExp,
  what: string,
  decoration: (name: string, stride?: string) => string,
): StockForm['declares'] {
  return ({ stride, type = '' }, name, read) => {
    const found = read(type)
    return found !== undefined && !isMisnomer(found) && declares.test(found.line)
      ? decorated(found, [decoration(name, stride)])
      : { fault: `'${type}' is not ${what}` }
  }
}

/** Types in terms of other types. A prefix applies to everything after it, a suffix to what is left after that. */
export const typeForms: readonly StockForm[] = [
  {
    pattern: /^pointer_(?<storage>[A-Z][A-Za-z\d]*)_(?<type>\w+)$/,
    declares: ['OpTypePointer $<storage> %$<type>'],
  },
  {
    pattern: /^untyped_pointer_(?<storage>[A-Z][A-Za-z\d]*)$/,
    declares: ['OpTypeUntypedPointerKHR $<storage>'],
  },
  { pattern: /^buffer_(?<storage>[A-Z][A-Za-z\d]*)$/, declares: ['OpTypeBufferEXT $<storage>'] },
  { pattern: /^signature$/, declares: ['OpTypeFunction %void'] },
  {
    pattern: /^signature_(?<type>\w+?)(?:_of_(?<types>\w+))?$/,
    declares: ({ type = '', types = '' }) =>
      plain(`OpTypeFunction %${type} ${types && ids(types)}`.trim()),
  },
  {
    pattern: /^stride(?<stride>\d+)_(?<type>\w+)$/,
    declares: withStride(
      strided,
      'an array, a run-time array or a pointer',
      (name, stride) => `OpDecorate %${name} ArrayStride ${stride}`,
    ),
  },
  {
    pattern: /^stride_id(?<stride>\d+)_(?<type>\w+)$/,
    declares: withStride(
      /^OpType(?:Array|RuntimeArray) /,
      'an array or a run-time array',
      (name, stride) => `OpDecorateId %${name} ArrayStrideIdEXT %uint_${stride}`,
    ),
  },
  {
    pattern: /^heap_of_(?<type>\w+)$/,
    declares: ['OpTypeRuntimeArray %$<type>', 'OpDecorateId %$& ArrayStrideIdEXT %size_of_$<type>'],
  },
  {
    pattern: /^block_(?<types>\w+)$/,
    declares({ types = '' }, name) {
      const offsets = offsetsOf(types.split('_and_'))
      if (typeof offsets === 'string')
        return { fault: `'${offsets}' has no size or is after a run-time array` }
      return decorated(plain(`OpTypeStruct ${ids(types)}`), [
        `OpDecorate %${name} Block`,
        ...offsets.map((offset, index) => `OpMemberDecorate %${name} ${index} Offset ${offset}`),
      ])
    },
  },
  {
    pattern: /^record_(?<types>\w+)$/,
    declares: ({ types = '' }, name) =>
      decorated(
        plain(`OpTypeStruct ${ids(types)}`),
        types
          .split('_and_')
          .map(
            (_, index) =>
              `OpMemberDecorateIdEXT %${name} ${index} OffsetIdEXT %uint_${recordStep * index}`,
          ),
      ),
  },
  {
    pattern: /^structure_(?<types>\w+)$/,
    declares: ({ types = '' }) =>
      types.includes('_and_')
        ? plain(`OpTypeStruct ${ids(types)}`)
        : { fault: `'structure_${types}' has one member` },
  },
  { pattern: /^(?<type>\w+)_only$/, declares: ['OpTypeStruct %$<type>'] },
  { pattern: /^(?<type>\w+)_pair$/, declares: ['OpTypeStruct %$<type> %$<type>'] },
  { pattern: /^(?<type>\w+)_three$/, declares: ['OpTypeStruct %$<type> %$<type> %$<type>'] },
  {
    pattern: /^(?<type>\w+)_array(?<length>\d+)$/,
    declares: ['OpTypeArray %$<type> %uint_$<length>'],
  },
  { pattern: /^(?<type>\w+)_runtime_array$/, declares: ['OpTypeRuntimeArray %$<type>'] },
]
