import { enumerantByName } from '#spec/grammar/grammar'
import type { Shape } from './shape.ts'
import { plain, type Reading } from './stock-line.ts'
import { nameOfShape, shapeNamed } from './stock-names.ts'
import type { StockForm } from './stock-types.ts'

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
  const ids = components.map(
    (component, index) => `%${special}${nameOfShape(component)}_${parts[index]}`,
  )
  return plain(`${opcode}Composite %${type} ${ids.join(' ')}`)
}

/** The decorations that the end of a variable's name asks for. */
const interfaces: Readonly<Record<string, (value: string) => readonly string[]>> = {
  at: (location) => [`Location ${location}`],
  as: (builtIn) => [`BuiltIn ${builtIn}`],
  bound: (binding) => ['DescriptorSet 0', `Binding ${binding}`],
}

const heap = 'OpUntypedVariableKHR %untyped_pointer_UniformConstant UniformConstant'

/** Values and variables, by what their names begin with. */
export const valueForms: readonly StockForm[] = [
  {
    pattern:
      /^(?<kind>variable|untyped)_(?<storage>[A-Z][A-Za-z\d]*)(?:_(?<type>\w+?))??(?:_(?<place>at|bound)_(?<number>\d+)|_(?<as>as)_(?<builtIn>[A-Z]\w*))?$/,
    declares({ kind, storage = '', type, place, number, as, builtIn }, name) {
      if (builtIn !== undefined && enumerantByName('BuiltIn', builtIn) === undefined)
        return { fault: `'${builtIn}' is not a built-in` }
      const isTyped = kind === 'variable'
      if (isTyped && type === undefined) return { fault: `'${name}' names no type` }
      const decorations = interfaces[place ?? as ?? '']?.(number ?? builtIn ?? '') ?? []
      const line = isTyped
        ? `OpVariable %pointer_${storage}_${type} ${storage}`
        : `OpUntypedVariableKHR %untyped_pointer_${storage} ${storage}`
      return {
        ...plain(isTyped || type === undefined ? line : `${line} %${type}`),
        annotations: decorations.map((each) => `OpDecorate %${name} ${each}`),
        isLocal: storage === 'Function',
      }
    },
  },
  {
    pattern: /^resource_heap$/,
    declares: [heap, 'OpDecorate %$& BuiltIn ResourceHeapEXT'],
  },
  {
    pattern: /^sampler_heap$/,
    declares: [heap, 'OpDecorate %$& BuiltIn SamplerHeapEXT'],
  },
  { pattern: /^size_of_(?<type>\w+)$/, declares: ['OpConstantSizeOfEXT %uint %$<type>'] },
  {
    pattern: /^(?<special>spec_)?(?<of>[a-z]\w*?)(?<numbers>(?:_(?:minus_)?(?:\d+|0x[\da-f]+))+)$/,
    declares: ({ special = '', of: type = '', numbers = '' }) =>
      constant(special, type, numbers.match(/(?:minus_)?(?:0x[\da-f]+|\d+)/g) ?? []),
  },
  { pattern: /^null_(?<type>\w+)$/, declares: ['OpConstantNull %$<type>'] },
  { pattern: /^a_(?<type>\w+)$/, declares: ['OpUndef %$<type>'] },
  { pattern: /^spec_(?<type>bool)$/, declares: ['OpSpecConstantTrue %$<type>'] },
  { pattern: /^spec_(?<type>\w+)$/, declares: ['OpSpecConstant %$<type> 1'] },
  { pattern: /^true$/, declares: ['OpConstantTrue %bool'] },
  { pattern: /^false$/, declares: ['OpConstantFalse %bool'] },
]
