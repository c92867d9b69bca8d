import { pairOf, piecesOf, tagOf } from '../pairs/pair-of.ts'
import { bindingOf, kernel } from '../pairs/pieces.ts'
import {
  asManyAs,
  asWideAs,
  fact,
  factWith,
  like,
  scalar,
  scalarOrVector,
  vectorOf,
} from '../signatures/facts.ts'
import { countOf } from '../signatures/shape.ts'
import { joined, type Signature, signaturesOf, slot, unclear } from '../signatures/signature.ts'

const booleans = slot('boolean-result', scalarOrVector('bool'))
const logicalOperand = slot('logical-operand', like('result'))
const classified = slot('float-classification-operand', scalarOrVector('float'), asManyAs('result'))
const integers = slot('integer-comparison-operand', scalarOrVector('integer'), asManyAs('result'))
const floats = slot('float-comparison-operand', scalarOrVector('float'), asManyAs('result'))
const events = piecesOf`declarations: %reservation = OpTypeReserveId
%queue = OpTypeQueue`

const inBuffer = tagOf`capabilities: Shader VariablePointers
extensions: OpExtension "SPV_KHR_storage_buffer_storage_class"
annotations: ${bindingOf('variable')}
declarations: %variable = OpVariable %pointer_StorageBuffer_block_uint_and_uint_and_int StorageBuffer`

const chains = `%first = OpAccessChain %pointer_StorageBuffer_uint %variable %uint_0
%second = OpAccessChain %pointer_StorageBuffer_uint %variable %uint_1
%signed = OpAccessChain %pointer_StorageBuffer_int %variable %uint_2`

const condition = joined(
  slot('select-condition', scalarOrVector('bool')),
  slot(
    'select-condition',
    factWith(
      'result',
      (result, name) =>
        `be a scalar, or have as many components as ${name} (${countOf(result) ?? 'not a vector'})`,
      (own, result) =>
        own.kind !== 'vector' || (result.kind === 'vector' && own.count === result.count),
    ),
  ),
)

// Before version 1.4 a selection is per component; whether a scalar may choose between vectors is not said.
const perComponent = unclear(
  factWith(
    'result',
    (_, name) => `have as many components as ${name}`,
    (own, result) => own.kind === 'vector' || result.kind !== 'vector',
  ),
)

const selectable = slot(
  'select-result',
  fact(
    'be a pointer, scalar or vector',
    (shape) => shape.kind === 'pointer' || countOf(shape) !== undefined,
  ),
)
const object = slot('select-object', like('result'))

/** Relational and logical instructions (3.3.15), OpSelect among them. */
export const signatures: readonly Signature[] = [
  ...signaturesOf({ constant: 'always' })`
logical-negation: OpLogicalNot ${booleans} ${logicalOperand}
logical-operations: OpLogicalEqual OpLogicalNotEqual OpLogicalOr OpLogicalAnd ${booleans} ${logicalOperand}
  ${logicalOperand}`,
  ...signaturesOf()`
any-and-all: OpAny OpAll ${slot('any-all-operand', scalar('bool'))} ${slot('any-all-operand', vectorOf('bool'))}
float-classification: OpIsNan OpIsInf OpIsFinite OpIsNormal OpSignBitSet ${booleans} ${classified}`,
  ...signaturesOf({ inEachWay: ['integer-comparison-operand'], constant: 'always' })`
integer-comparison: OpIEqual OpINotEqual OpUGreaterThan OpSGreaterThan OpUGreaterThanEqual OpSGreaterThanEqual
  OpULessThan OpSLessThan OpULessThanEqual OpSLessThanEqual
  ${booleans} ${integers} ${joined(integers, slot('integer-comparison-operand', asWideAs(1)))}`,
  ...signaturesOf()`
float-comparison: OpFOrdEqual OpFUnordEqual OpFOrdNotEqual OpFUnordNotEqual OpFOrdLessThan OpFUnordLessThan
  OpFOrdGreaterThan OpFUnordGreaterThan OpFOrdLessThanEqual OpFUnordLessThanEqual OpFOrdGreaterThanEqual
  OpFUnordGreaterThanEqual OpLessOrGreater OpOrdered OpUnordered
  ${booleans} ${floats} ${joined(floats, slot('float-comparison-operand', like(1)))}`,
  ...signaturesOf({ constant: 'always', since: 4 })`
selection: OpSelect ${slot('select-result')} ${condition} ${object} ${object}`,
  ...signaturesOf({ constant: 'always', until: 3 })`
selection-before-1-4: OpSelect ${selectable} ${joined(condition, perComponent)} ${object} ${object}`,
]

/** Pairs of the rules on OpSelect: pointers, opaque types, types that are alike but not the same. */
export const pairs = [
  inBuffer`select-result/pointers-before-version-1-4 in spv1.3: pointers are selected
body: ${chains}
%selected = OpSelect {%pointer_StorageBuffer_uint %a_bool %first %second
  | structure: %uint_only %a_bool %a_uint_only %a_uint_only}`,
  pairOf`select-result/from-version-1-4 in spv1.4, spv1.6: composites are selected as a whole
${kernel}${events}
body: %structure = OpSelect {%uint_pair %a_bool %a_uint_pair %a_uint_pair | event: %event %a_bool %a_event %a_event
  | device-event: %device_event %a_bool %a_device_event %a_device_event}
%array = OpSelect {%uints %a_bool %a_uints %a_uints | reservation: %reservation %a_bool %a_reservation %a_reservation}
%vector = OpSelect {%float2 %a_bool %a_float2 %a_float2 | queue: %queue %a_bool %a_queue %a_queue}`,
  pairOf`select-condition-per-component/before-version-1-4 in spv1.0, spv1.3
before version 1.4 each component of a vector is selected by its own condition
body: %components = OpSelect %float2 {%a_bool2 | scalar: %a_bool} %a_float2 %a_float2
%number = OpSelect %float %a_bool %a_float %a_float`,
  pairOf`select-condition-per-component/from-version-1-4 in spv1.4, spv1.6
from version 1.4 on one condition selects a vector as a whole
body: %whole = OpSelect %float2 %a_bool %a_float2 %a_float2
%components = OpSelect %float2 %a_bool2 %a_float2 %a_float2`,
  pairOf`select-object/twin-structures: two structure types with the same members are two types
declarations: %one = OpTypeStruct %float %uint
%other = OpTypeStruct %float %uint
body: %selected = OpSelect %one %a_bool {%a_one %a_one | first: %a_other %a_one | both: %a_other %a_other}`,
  inBuffer`select-object/pointers: both pointers have the type of the result
body: ${chains}
%selected = OpSelect %pointer_StorageBuffer_uint %a_bool {%first | to-whole: %variable} {%second | to-signed: %signed}`,
]
