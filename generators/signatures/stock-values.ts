import { enumerantByName } from '#spec/grammar/grammar'
import type { Shape } from './shape.ts'
import { plain, type Reading } from './stock-line.ts'
import { nameOfShape, shapeNamed } from './stock-names.ts'
import { type Form, inStorageClass, ofTypes } from './stock-types.ts'

/** "minus_1" as -1. */
function numberOf(digits: string): string {
  return digits.replace('minus_', '-')
}

function componentsOf(shape: Shape): readonly Shape[] | undefined {
  const repeated = (part: Shape, count = 0) => Array.from({ length: count }, () => part)
  switch (shape.kind) {
    case 'vector':
      return repeated(shape.component, shape.count)
    case 'array':
      return repeated(shape.element, shape.count)
    case 'structure':
      return shape.members
    default:
      return undefined
  }
}

/** A number, or a composite of as many. */
function constant(special: string, type: string, parts: readonly string[]): Reading {
  const shape = shapeNamed(type)
  if (shape === undefined) return undefined
  const [first = '', second = '', ...more] = parts
  const opcode = `Op${special === '' ? '' : 'Spec'}Constant`
  if (shape.kind === 'integer' || shape.kind === 'float') {
    if (parts.length === 1) return plain(`${opcode} %${type} ${numberOf(first)}`)
    return shape.kind === 'float' && more.length === 0 && /^\d+$/.test(second)
      ? plain(`${opcode} %${type} ${numberOf(first)}.${second}`)
      : { fault: `'${parts.join(' ')}' is not one number of '${type}'` }
  }
  const components = componentsOf(shape)
  if (components === undefined) return { fault: `'${type}' has no constants of numbers` }
  if (components.length !== parts.length)
    return { fault: `'${type}' has ${components.length} components, not ${parts.length}` }
  const ids = components.map((component, at) => `%${special}${nameOfShape(component)}_${parts[at]}`)
  return plain(`${opcode}Composite %${type} ${ids.join(' ')}`)
}

/** What the end of a variable's name decorates it with. */
const interfaces: Readonly<Record<string, (value: string) => readonly string[]>> = {
  at: (location) => [`Location ${location}`],
  as: (builtIn) => [`BuiltIn ${builtIn}`],
  bound: (binding) => ['DescriptorSet 0', `Binding ${binding}`],
}

/** Descriptor heaps, by their names. */
const heaps: Readonly<Record<string, string>> = {
  resource: 'ResourceHeapEXT',
  sampler: 'SamplerHeapEXT',
}

/** Values and variables, by what their names begin with. */
export const valueForms: readonly Form[] = [
  {
    pattern:
      /^(variable|untyped)_([A-Z][A-Za-z\d]*)(?:_(\w+?))??(?:_(at|bound)_(\d+)|_(as)_([A-Z]\w*))?$/,
    declare([kind, storageClass = '', type, place, number, as, builtIn], read, name) {
      if (builtIn !== undefined && enumerantByName('BuiltIn', builtIn) === undefined)
        return { fault: `'${builtIn}' is not a built-in` }
      const decorations = interfaces[place ?? as ?? '']?.(number ?? builtIn ?? '') ?? []
      const isTyped = kind === 'variable'
      const line = isTyped
        ? `OpVariable %pointer_${storageClass}_${type} ${storageClass}`
        : `OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass}`
      const types = type === undefined && !isTyped ? [] : [type ?? '']
      return inStorageClass(storageClass, () =>
        ofTypes(types, read, () => ({
          ...plain(isTyped || type === undefined ? line : `${line} %${type}`),
          annotations: decorations.map((each) => `OpDecorate %${name} ${each}`),
          isLocal: storageClass === 'Function',
        })),
      )
    },
  },
  {
    pattern: /^(resource|sampler)_heap$/,
    declare: ([of = ''], _, name) => ({
      ...plain('OpUntypedVariableKHR %untyped_pointer_UniformConstant UniformConstant'),
      annotations: [`OpDecorate %${name} BuiltIn ${heaps[of]}`],
    }),
  },
  {
    pattern: /^size_of_(\w+)$/,
    declare: ([type = ''], read) =>
      ofTypes([type], read, () => plain(`OpConstantSizeOfEXT %uint %${type}`)),
  },
  {
    pattern: /^(spec_)?([a-z]\w*?)((?:_(?:minus_)?(?:\d+|0x[\da-f]+))+)$/,
    declare: ([special = '', type = '', numbers = '']) =>
      constant(special, type, numbers.match(/(?:minus_)?(?:0x[\da-f]+|\d+)/g) ?? []),
  },
  {
    pattern: /^null_(\w+)$/,
    declare: ([type = ''], read) => ofTypes([type], read, () => plain(`OpConstantNull %${type}`)),
  },
  {
    pattern: /^a_(\w+)$/,
    declare: ([type = ''], read) => ofTypes([type], read, () => plain(`OpUndef %${type}`)),
  },
  {
    pattern: /^spec_(\w+)$/,
    declare: ([type = ''], read) =>
      ofTypes([type], read, () =>
        plain(
          shapeNamed(type)?.kind === 'bool'
            ? `OpSpecConstantTrue %${type}`
            : `OpSpecConstant %${type} 1`,
        ),
      ),
  },
  { pattern: /^true$/, declare: () => plain('OpConstantTrue %bool') },
  { pattern: /^false$/, declare: () => plain('OpConstantFalse %bool') },
]
