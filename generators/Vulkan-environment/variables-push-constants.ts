import { pairOf } from '../pairs/pair-of.ts'
import { inVulkan } from './shared/stages.ts'

const constants = `%to_number = OpTypePointer PushConstant %uint
%more_pushed = OpVariable %pointer_PushConstant_block_uint PushConstant`

/** Pairs of the rules on how many variables for push constants an entry point has. */
export const pairs = [
  pairOf`push-constant-interface/interface ${inVulkan}: one variable of an interface is for push constants
interfaces: %variable_PushConstant_block_uint {| two: %more_pushed}
declarations: ${constants}`,
  pairOf`push-constant-used/use in vulkan1.0, vulkan1.1: one variable for push constants is used
declarations: ${constants}
body: %chain = OpAccessChain %to_number %variable_PushConstant_block_uint %uint_0
%number = OpLoad %uint %chain
%more_chain = OpAccessChain %to_number {%variable_PushConstant_block_uint | two: %more_pushed} %uint_0
%more_number = OpLoad %uint %more_chain`,
  pairOf`push-constant-used/call in vulkan1.0, vulkan1.1
functions use the variable for push constants that their caller uses
declarations: ${constants}
before: %void %called()
%chain = OpAccessChain %to_number {%variable_PushConstant_block_uint | two: %more_pushed} %uint_0
%number = OpLoad %uint %chain
body: %own_chain = OpAccessChain %to_number %variable_PushConstant_block_uint %uint_0
%own_number = OpLoad %uint %own_chain
%call = OpFunctionCall %void %called`,
]
