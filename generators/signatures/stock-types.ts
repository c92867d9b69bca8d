import { enumerantByName } from '#spec/grammar/grammar'
import { offsetsOf } from './block-layout.ts'
import { isMisnomer, plain, type Reading, type StockLine } from './stock-line.ts'
import { structures } from './stock-names.ts'

/** Reads the name of a type. */
export type ReadType = (name: string) => Reading

/** A declaration made of that of a type; a fault where the name is not that of one. */
function ofReading(
  name: string,
  reading: Reading,
  declare: (found: StockLine) => Reading,
): Reading {
  if (reading === undefined) return { fault: `'${name}' is not the name of a type` }
  return isMisnomer(reading) ? reading : declare(reading)
}

/** A declaration made of the named types; the fault of the first that is not one. */
export function ofTypes(names: readonly string[], read: ReadType, declare: () => Reading): Reading {
  for (const name of names) {
    const fault = ofReading(name, read(name), () => undefined)
    if (fault !== undefined) return fault
  }
  return declare()
}

/** A declaration in a storage class; a fault where there is none of that name. */
export function inStorageClass(storageClass: string, declare: () => Reading): Reading {
  return enumerantByName('StorageClass', storageClass) === undefined
    ? { fault: `'${storageClass}' is not a storage class` }
    : declare()
}

function decorated(found: StockLine, annotations: readonly string[]): StockLine {
  return { ...found, annotations: [...(found.annotations ?? []), ...annotations] }
}

/** A form of names: what the groups of the pattern declare. */
export interface Form {
  readonly pattern: RegExp
  /** @param name the whole, which the declaration is known by. */
  readonly declare: (groups: readonly string[], read: ReadType, name: string) => Reading
}

function ids(names: readonly string[]): string {
  return names.map((name) => `%${name}`).join(' ')
}

const lengths = new Map(structures)

/** Bytes from one member of a record to the next: more than any descriptor of the cases takes. */
const recordStep = 256

const ordinal = /^(?:second|third|fourth)_(\w+)$/
/** Array stride of pointers and arrays (3.20). */
const strided = /^OpType(?:Array|RuntimeArray|Pointer|UntypedPointerKHR) /
const repeatable =
  /^OpType(?:Array|RuntimeArray|Struct|Pointer|UntypedPointerKHR) |^Op(?:Variable|UntypedVariableKHR) /

/** What a name declares once more, where a module may have it twice; `undefined` where it has no ordinal. */
export function ofOrdinal(name: string, read: ReadType): Reading {
  const [, rest] = ordinal.exec(name) ?? []
  if (rest === undefined) return undefined
  const found = read(rest)
  if (found === undefined) return { fault: `'${rest}' is not a name of the stock` }
  if (isMisnomer(found)) return found
  if (!repeatable.test(found.line)) return { fault: `'${rest}' cannot be declared twice` }
  const annotations = found.annotations?.map((line) => line.replace(`%${rest} `, `%${name} `))
  return { ...found, ...(annotations && { annotations }) }
}

/** What the first form declares that a name has; `undefined` where it has none. */
export function ofForms(forms: readonly Form[], name: string, read: ReadType): Reading {
  for (const { pattern, declare } of forms) {
    const groups = pattern.exec(name)
    const reading = groups === null ? undefined : declare(groups.slice(1), read, name)
    if (reading !== undefined) return reading
  }
  return undefined
}

/** Types in terms of other types. A prefix applies to all that follows it, a suffix to what is left of it then. */
export const typeForms: readonly Form[] = [
  {
    pattern: /^pointer_([A-Z][A-Za-z\d]*)_(\w+)$/,
    declare: ([storageClass = '', to = ''], read) =>
      inStorageClass(storageClass, () =>
        ofTypes([to], read, () => plain(`OpTypePointer ${storageClass} %${to}`)),
      ),
  },
  {
    pattern: /^untyped_pointer_([A-Z][A-Za-z\d]*)$/,
    declare: ([storageClass = '']) =>
      inStorageClass(storageClass, () => plain(`OpTypeUntypedPointerKHR ${storageClass}`)),
  },
  {
    pattern: /^buffer_([A-Z][A-Za-z\d]*)$/,
    declare: ([storageClass = '']) =>
      inStorageClass(storageClass, () => plain(`OpTypeBufferEXT ${storageClass}`)),
  },
  {
    pattern: /^signature(?:_(\w+?)(?:_of_(\w+))?)?$/,
    declare([result = 'void', parameters], read) {
      const types = [result, ...(parameters?.split('_and_') ?? [])]
      return ofTypes(types, read, () => plain(`OpTypeFunction ${ids(types)}`))
    },
  },
  {
    pattern: /^stride(\d+)_(\w+)$/,
    declare: ([stride = '', of = ''], read, name) =>
      ofReading(of, read(of), (found) =>
        strided.test(found.line)
          ? decorated(found, [`OpDecorate %${name} ArrayStride ${stride}`])
          : { fault: `'${of}' is not an array, a run-time array or a pointer` },
      ),
  },
  {
    pattern: /^stride_id(\d+)_(\w+)$/,
    declare: ([stride = '', of = ''], read, name) =>
      ofReading(of, read(of), (found) =>
        /^OpType(?:Array|RuntimeArray) /.test(found.line)
          ? decorated(found, [`OpDecorateId %${name} ArrayStrideIdEXT %uint_${stride}`])
          : { fault: `'${of}' is not an array or a run-time array` },
      ),
  },
  {
    pattern: /^heap_of_(\w+)$/,
    declare: ([element = ''], read, name) =>
      ofTypes([element], read, () =>
        decorated(plain(`OpTypeRuntimeArray %${element}`), [
          `OpDecorateId %${name} ArrayStrideIdEXT %size_of_${element}`,
        ]),
      ),
  },
  {
    pattern: /^block_(\w+)$/,
    declare([list = ''], read, name) {
      const members = list.split('_and_')
      return ofTypes(members, read, () => {
        const offsets = offsetsOf(members)
        if (typeof offsets === 'string')
          return { fault: `'${offsets}' has no size or is after a run-time array` }
        return decorated(plain(`OpTypeStruct ${ids(members)}`), [
          `OpDecorate %${name} Block`,
          ...offsets.map((offset, at) => `OpMemberDecorate %${name} ${at} Offset ${offset}`),
        ])
      })
    },
  },
  {
    pattern: /^record_(\w+)$/,
    declare([list = ''], read, name) {
      const members = list.split('_and_')
      return ofTypes(members, read, () =>
        decorated(
          plain(`OpTypeStruct ${ids(members)}`),
          members.map(
            (_, at) => `OpMemberDecorateIdEXT %${name} ${at} OffsetIdEXT %uint_${recordStep * at}`,
          ),
        ),
      )
    },
  },
  {
    pattern: /^structure_(\w+)$/,
    declare([list = ''], read) {
      const members = list.split('_and_')
      if (members.length === 1) return { fault: `'structure_${list}' has one member` }
      return ofTypes(members, read, () => plain(`OpTypeStruct ${ids(members)}`))
    },
  },
  {
    pattern: /^(\w+)(_only|_pair|_three)$/,
    declare([member = '', suffix = ''], read) {
      const members = Array.from({ length: lengths.get(suffix) ?? 0 }, () => member)
      return ofTypes([member], read, () => plain(`OpTypeStruct ${ids(members)}`))
    },
  },
  {
    pattern: /^(\w+)_array(\d+)$/,
    declare: ([element = '', length = ''], read) =>
      ofTypes([element], read, () => plain(`OpTypeArray %${element} %uint_${length}`)),
  },
  {
    pattern: /^(\w+)_runtime_array$/,
    declare: ([element = ''], read) =>
      ofTypes([element], read, () => plain(`OpTypeRuntimeArray %${element}`)),
  },
]
