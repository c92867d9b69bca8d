import { choose, grounds, withoutCapability, withoutExtension } from '../pairs/declaring.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { formNames, forms, inKind, kinds, stores, words } from './shared/pieces.ts'

/** Pairs of the rules on the capability and the extension, and on where data stands. */
export const pairs = [
  ...grounds(kinds).flatMap(([name, pieces, environment], at) => {
    const form = forms[formNames[at % 2] ?? 'plain']
    const declarations = `%data = ${form} %uint_array${at + 1} ${words(at + 1)}`
    return [
      pairOf`extension-is-declared/${name} in ${environment}
a module that declares the capability declares the extension, used or not
${withoutExtension(pieces)}
declarations: ${at % 3 === 2 ? '' : declarations}`,
      pairOf`data-needs-the-capability/${name} in ${environment}: a module with data declares the capability
${withoutCapability(pieces)}
declarations: ${declarations}`,
    ]
  }),
  inKind.shader`extension-is-declared/twice: the extension is declared more than once
extensions: {OpExtension "SPV_KHR_constant_data"
OpExtension "SPV_KHR_constant_data" | neither:}`,
  pairOf`extension-is-declared/decorations: what the text says of decorations needs the extension
${withoutExtension(kinds.shader)}
annotations: OpDecorate %uchar_array4 UTFEncodedKHR
OpDecorate %data SpecId 3
declarations: %data = OpSpecConstantDataKHR %uchar_array4 1819043144`,
  inKind.shader`data-needs-the-capability/among-others
the capability stands among others, and data of both forms needs it once
capabilities: OpCapability Shader
OpCapability Int64
{OpCapability ConstantDataKHR | removed:}
OpCapability Float64
extensions: OpExtension "SPV_KHR_no_integer_wrap_decoration"
OpExtension "SPV_KHR_constant_data"
declarations: %first = OpConstantDataKHR %uints 1 2
%second = OpSpecConstantDataKHR %uints 1 2
%third = OpConstantDataKHR %ulongs 1 0 2 0`,
  ...stores.map(
    ([kind, storageClass]) => inKind[kind]`data-constant-stands-at-module-scope/${kind}
data stands anywhere among types, constants and global variables, and a function uses it
debug: %source = OpString "source"
declarations: %before = OpVariable %pointer_${storageClass}_uints ${storageClass} %null_uints
OpLine %source 1 1
%data = OpConstantDataKHR %uints 1 2
%special = OpSpecConstantDataKHR %uints 3 4
%behind = OpVariable %pointer_${storageClass}_uints ${storageClass} %data
%late = OpTypeVector %float 3
body: %local = OpVariable %pointer_Function_uints Function %data
{| before-a-store: %inside = OpConstantDataKHR %uints 1 2}
{| specialized-before-a-store: %inside = OpSpecConstantDataKHR %uints 1 2}
OpStore %local %special
-> %next:
OpStore %before %data
{| last-in-a-block: %inside = OpConstantDataKHR %uints 1 2}
{| specialized-last-in-a-block: %inside = OpSpecConstantDataKHR %uints 1 2}`,
  ),
  inKind.library`data-constant-stands-at-module-scope/library
data is the value of an exported variable, and no function uses it
annotations: OpDecorate %variable LinkageAttributes "variable" Export
declarations: %data = OpConstantDataKHR %uint_array3 ${words(3)}
%variable = OpVariable %pointer_Private_uint_array3 Private %data
after: %void %function()
${choose('in', '', Object.fromEntries(formNames.map((form) => [form, `%inside = ${forms[form]} %uint_array3 ${words(3)}`])))}`,
]
