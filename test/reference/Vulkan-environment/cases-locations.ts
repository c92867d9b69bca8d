import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { annotated, fragment, lines } from './case.ts'

function variable(storage: string, held: string, name = 'v'): string {
  return lines(
    `%p_${name} = OpTypePointer ${storage} %${held}`,
    `%${name} = OpVariable %p_${name} ${storage}`,
  )
}

const vertex = (listed: string): Pieces => ({
  entryPoints: `OpEntryPoint Vertex %main "main" ${listed}`,
  modes: '',
})
const first = 'OpDecorate %v Location 0'

/** A case of a variable in Output whose decorations differ. */
function output(rule: string, held: string, valid: string, invalid: string, types = ''): RuleCase {
  return annotated(rule, valid, invalid, {
    ...vertex('%v'),
    capabilities: 'OpCapability Shader\nOpCapability Float64',
    declarations: lines(types, variable('Output', held)),
  })
}

const doubles = lines(
  '%f64 = OpTypeFloat 64',
  '%v2d = OpTypeVector %f64 2',
  '%v3d = OpTypeVector %f64 3',
)
const at = (component: number) => lines(first, `OpDecorate %v Component ${component}`)
const pair: Pieces = {
  declarations: lines(variable('Input', 'v2f'), variable('Input', 'v2f', 'w')),
}
const second = 'OpDecorate %w Location 0'

/** Locations and components. */
export const locationCases: readonly RuleCase[] = [
  annotated(
    'location-storage-class',
    'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0',
    'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0\nOpDecorate %v Location 0',
    { declarations: lines('%sampler = OpTypeSampler', variable('UniformConstant', 'sampler')) },
  ),
  output(
    'location-not-built-in',
    'v4f',
    'OpDecorate %v BuiltIn Position',
    lines('OpDecorate %v BuiltIn Position', first),
  ),
  output(
    'location-not-built-in',
    's',
    'OpDecorate %s Block\nOpMemberDecorate %s 0 BuiltIn Position',
    'OpDecorate %s Block\nOpMemberDecorate %s 0 BuiltIn Position\nOpMemberDecorate %s 0 Location 0',
    '%s = OpTypeStruct %v4f',
  ),
  output('location-on-variable', 'f32', first, 'OpDecorate %v Invariant'),
  output(
    'location-not-on-members',
    's',
    lines('OpDecorate %s Block', first),
    lines('OpDecorate %s Block', first, 'OpMemberDecorate %s 0 Location 0'),
    '%s = OpTypeStruct %v4f',
  ),
  output(
    'location-on-members',
    's',
    lines(
      'OpDecorate %s Block',
      'OpMemberDecorate %s 0 Location 0',
      'OpMemberDecorate %s 1 Location 1',
    ),
    lines('OpDecorate %s Block', 'OpMemberDecorate %s 0 Location 0'),
    '%s = OpTypeStruct %v4f %f32',
  ),
  output('component-value', 'f32', at(3), at(4)),
  output('component-type', 'm2', first, at(0)),
  output('component-fits', 'v2f', at(2), at(3)),
  output('component-fits-64-bit', 'v2d', at(0), at(2), doubles),
  output('component-64-bit-even', 'f64', at(2), at(1), doubles),
  output('component-64-bit-vector', 'v3d', first, at(0), doubles),
  annotated(
    'input-component-overlap',
    lines(first, second, 'OpDecorate %w Component 2'),
    lines(first, second, 'OpDecorate %w Component 1'),
    { ...fragment('%v %w'), ...pair },
  ),
  annotated(
    'output-component-overlap',
    lines(first, 'OpDecorate %w Location 2'),
    lines(first, 'OpDecorate %w Location 1'),
    {
      ...vertex('%v %w'),
      declarations: lines(variable('Output', 'm2'), variable('Output', 'f32', 'w')),
    },
  ),
  // The array has two elements by default, and one or more in the end.
  annotated(
    'output-component-overlap',
    lines(first, 'OpDecorate %w Location 1'),
    lines(first, 'OpDecorate %w Location 0'),
    {
      ...vertex('%v %w'),
      declarations: lines(
        '%n = OpSpecConstant %u32 2',
        '%sized = OpTypeArray %f32 %n',
        variable('Output', 'sized'),
        variable('Output', 'f32', 'w'),
      ),
    },
  ),
]
