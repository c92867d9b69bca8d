import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { statements } from '#runner/trace/statements'
import { document, foldersForTests, newText } from './drafting.ts'

foldersForTests()

describe('a draft by new-text', () => {
  it('has a number from the table of its kind, and not from others with the same name', async () => {
    const { out, errors } = await newText(`SPV_KHR_bfloat16
================

Modifications
-------------

FP Encoding
~~~~~~~~~~~

|====
2+^.^| FP Encoding | Width(s) | Enabling Capabilities
| 0 | *BFloat16KHR* +
A format.
| 16 | *BFloat16TypeKHR*
|====

(Modify Section 3.31, Capability) ::

|====
2+^| Capability ^| Implicitly Declares
| 5116 | *BFloat16TypeKHR* +
Uses it.
| 5119 | *BFloat16DotProductKHR* +
Uses it in products.
|====

The value must be a constant.
`)
    const facts = readFileSync(join(out, 'spec/SPV_KHR_bfloat16/facts.ts'), 'utf8')
    expect(facts).toMatch(/BFloat16TypeKHR: \[5116[,\]]/)
    expect(facts).toMatch(/BFloat16DotProductKHR: \[5119[,\]]/)
    // Differences from the grammar are reported and listed, and only those.
    expect(errors).toMatch(
      /note: .*Capability\.BFloat16DotProductKHR\.value is 5119 in the document and 5117 in the grammar/,
    )
    expect(errors).not.toContain('BFloat16TypeKHR')
    expect(facts).toMatch(
      /fact: 'Capability\.BFloat16DotProductKHR\.value',\s+text: '5119',\s+grammar: '5117',/,
    )
  })

  it('has the opcode of the table of an instruction, and reports that the grammar has another', async () => {
    const { out, errors } = await newText(`SPV_KHR_shader_clock
====================

New instructions
----------------

|====
|OpReadClockKHR|5056
|====

Modifications
-------------

[cols="1,1,3*3",width="100%"]
|=====
4+|[[OpReadClockKHR]]*OpReadClockKHR* +
 +
'Result Type' must be an integer type.
1+|Capability: +
*ShaderClockKHR*
| 4 | 5055 | '<id>' 'Result Type' | '<id>' 'Result' | 'Scope <id>' 'Scope'
|=====
`)
    const facts = readFileSync(join(out, 'spec/SPV_KHR_shader_clock/facts.ts'), 'utf8')
    expect(facts).toMatch(/instructionFact\('OpReadClockKHR', 5055,/)
    expect(errors).toMatch(
      /note: .*OpReadClockKHR\.opcode is 5055 in the document and 5056 in the grammar/,
    )
  })

  it('has instructions that only a heading names', async () => {
    const { out } = await newText(`SPV_QCOM_image_processing
=========================

Modifications
-------------

[cols="1,1,5*3"]
|====
5+|*OpImageBoxFilterQCOM* +
 +
Image box filter operation.

_Coordinate_ must be a vector.

2+|Capability: +
*TextureBoxFilterQCOM*
| 6 | 4481 | <id> _Result Type_
|====
`)
    const facts = readFileSync(join(out, 'spec/SPV_QCOM_image_processing/facts.ts'), 'utf8')
    expect(facts).toMatch(/instructionFact\('OpImageBoxFilterQCOM', 4481,/)
  })

  it('has attributes expanded, and keeps the hashes that trace finds', async () => {
    const written = `:extension_name: SPV_KHR_constant_data
:capability: ConstantDataKHR
:token: 5146

= {extension_name}

== Extension Name

To use it, the following *OpExtension* must be present in the module:

OpExtension "{extension_name}"

== Capabilities

|====
| {token} | *{capability}*
|====

A module must declare {capability}.
`
    const { out, code } = await newText(written)
    expect(code).toBe(0)
    const read = (file: string) =>
      readFileSync(join(out, 'spec/SPV_KHR_constant_data', file), 'utf8')
    expect(read('facts.ts')).toMatch(/ConstantDataKHR: \[5146[,\]]/)
    expect(read('facts.ts')).not.toContain('from the grammar: replace')
    const ledger: readonly { readonly hash: string }[] = JSON.parse(read('ledger.json'))
    expect(ledger.map(({ hash }) => hash)).toEqual(statements(written).map(({ hash }) => hash))
    expect(read('rules/module.ts')).toMatch(/'capability', \{[\s\S]*'extension-is-declared':/)
  })

  it('has the day and the statements of the version from the document', async () => {
    const { out } = await newText(
      document.replace('| Revision | 3', '| Last Modified Date | 2025-12-03\n| Revision | 3'),
    )
    const text = readFileSync(join(out, 'spec/SPV_KHR_constant_data/text.ts'), 'utf8')
    expect(text).toMatch(/date: '2025-12-03',\s+revision: 3,\s+statements: '[0-9a-f]{16}',/)
  })

  it('has its name as modules write it, where the title is in capitals', async () => {
    const { out } = await newText(
      document.replace(/^SPV_KHR_constant_data/, 'SPV_KHR_CONSTANT_DATA'),
    )
    expect(readdirSync(join(out, 'spec'))).toEqual(['SPV_KHR_constant_data'])
  })

  it('has its revision from the front matter, not from that of the specification', async () => {
    const { out } = await newText(
      document.replace(
        '| Revision | 3',
        'Revision:      2\n\nThis extension is written against Revision 4 of the specification.',
      ),
    )
    const text = readFileSync(join(out, 'spec/SPV_KHR_constant_data/text.ts'), 'utf8')
    expect(text).toContain('revision: 2,')
  })

  it('has instructions, enumerants and capabilities by the names that the document gives them', async () => {
    const { out } = await newText(`SPV_NV_shader_subgroup_partitioned
==================================

Token Number Assignments
------------------------

|====
| OpGroupNonUniformPartitionNV | 5296
| CapabilityGroupNonUniformPartitionedNV | 5297
| PartitionedReduceNV | 6
|====

Modifications
-------------

The value must be a constant.
`)
    const facts = readFileSync(
      join(out, 'spec/SPV_NV_shader_subgroup_partitioned/facts.ts'),
      'utf8',
    )
    expect(facts).toMatch(
      /instructionFact\('OpGroupNonUniformPartitionNV', 5296, '4', \['GroupNonUniformPartitionedNV'\]/,
    )
    expect(facts).toMatch(/GroupNonUniformPartitionedNV: \[5297[,\]]/)
    expect(facts).toMatch(/PartitionedReduceNV: \[6, \['GroupNonUniformPartitionedNV'\]\]/)
    expect(facts).not.toContain('PartitionEXT')
    expect(facts).not.toContain('from the grammar: replace')
  })

  it('has enumerants that the grammar attributes to no extension if their vendor is that of the text', async () => {
    const { out } = await newText(`SPV_EXT_image_raw10_raw12
=========================

Modifications
-------------

Image Channel Data Type
~~~~~~~~~~~~~~~~~~~~~~~

|====
2+^| Image Channel Data Type
| 17 | *HalfFloat*
| 19 | *UnsignedIntRaw10EXT*
|====

The value must be a constant.
`)
    const facts = readFileSync(join(out, 'spec/SPV_EXT_image_raw10_raw12/facts.ts'), 'utf8')
    expect(facts).toMatch(/'ImageChannelDataType', \{\s+UnsignedIntRaw10EXT: \[19\]/)
    expect(facts).not.toContain('HalfFloat')
  })

  it('reports a name with a number that the grammar does not have', async () => {
    const { errors, code } = await newText(`SPV_NV_raw_access_chains
========================

Modifications
-------------

(Modify Section 3.31, Capability) ::

|====
2+^| Capability ^| Implicitly Declares
| 5414 | *RawAccessChainNV* +
Uses it.
|====

The value must be a constant.
`)
    expect(code).toBe(0)
    expect(errors).toMatch(
      /note: .*names RawAccessChainNV with the number 5414, which the grammar does not have/,
    )
  })

  it('expands attributes with blanks in their entries and in other capitals', async () => {
    const { out } = await newText(`:OpSaveMemoryINTEL_token          : pass:normal[5819]

= SPV_INTEL_variable_length_array

== Modifications

|====
2+|*OpSaveMemoryINTEL* +
 +
The result must be a constant.
1+|Capability: +
*VariableLengthArrayINTEL*
| 3 | {opsavememoryintel_token} | <id> _Result Type_ | _Result <id>_
|====
`)
    const facts = readFileSync(join(out, 'spec/SPV_INTEL_variable_length_array/facts.ts'), 'utf8')
    expect(facts).toMatch(/\[\s+instructionFact\('OpSaveMemoryINTEL', 5819/)
  })

  it('treats a name in other capitals or without its vendor as a misspelling', async () => {
    const slips = `${document}\n[cols="1"]\n|====\n| OpFWidth\n| OpConstantData\n|====\n`
    const { errors, code } = await newText(slips)
    expect(code).toBe(0)
    expect(errors).toMatch(/names OpFWidth, which the grammar does not have; it has OpFwidth/)
    expect(errors).toMatch(/names OpConstantData, .*; it has OpConstantDataKHR/)
  })
})
