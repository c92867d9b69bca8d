import type { RuleCase } from '../case-makers.ts'
import { declared } from './case.ts'
import { kernel } from './pieces.ts'

const objects = `%u64 = OpTypeInt 64 0
%pair = OpTypeStruct %u32 %arr4
%global = OpTypePointer CrossWorkgroup %pair
%word = OpTypePointer CrossWorkgroup %u32
%other = OpTypePointer Workgroup %u32
%v = OpVariable %global CrossWorkgroup
`

function constant(rule: string, valid: string, invalid: string): RuleCase {
  const chain = (name: string): string => `${objects}%x = OpSpecConstantOp ${name}`
  return declared(
    rule,
    chain(valid),
    chain(invalid),
    { ...kernel, capabilities: `${kernel.capabilities}\nOpCapability Int64` },
    `a constant, ${invalid}`,
  )
}

/** Access chains that OpSpecConstantOp executes. */
export const chainCases: readonly RuleCase[] = [
  constant(
    'access-chain-result-type',
    '%word InBoundsAccessChain %v %u0',
    '%u64 InBoundsAccessChain %v %u0',
  ),
  constant(
    'access-chain-storage-class',
    '%word AccessChain %v %u1 %u2',
    '%other AccessChain %v %u1 %u2',
  ),
  constant('access-chain-pointee', '%word AccessChain %v %u0', '%word AccessChain %v %u1'),
  constant(
    'access-chain-index-type',
    '%word AccessChain %v %u1 %u2',
    '%word AccessChain %v %u1 %f0',
  ),
  constant(
    'access-chain-depth',
    '%word InBoundsAccessChain %v %u0',
    '%word InBoundsAccessChain %v %u0 %u0',
  ),
  constant(
    'ptr-access-chain-element',
    '%word InBoundsPtrAccessChain %v %u0 %u0',
    '%word PtrAccessChain %v %f0 %u0',
  ),
]
