import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statements } from '#runner/trace/statements'

const asciiDoc = `SPV_TEST_example
================

Name Strings
------------

SPV_TEST_example

Version
-------

[width="40%",cols="25,25"]
|========================================
| Last Modified Date | 2026-01-01
| Revision           | 3
|========================================

Overview
--------

The 'first' thing is *bold*. It isn't
wrapped like -> the other (e.g. here):

 . One <<Term,*option*>>
 . Another "option"

Modifications to the SPIR-V Specification, Version 1.6
------------------------------------------------------

Modify Section 3.31, "Capability", adding this row to the Capability table:

--
[options="header"]
|====
2+^| Capability ^| Implicitly Declares
| 7001 | *ExampleEXT* +
Uses *OpExampleEXT*. |
|====
--

Modify Section 3.42.7, "Constant-Creation Instructions":

[cols="5*1"]
|======
4+|[[OpExampleEXT]]*OpExampleEXT* +
 +
Make an example. 'Result Type' must be
scalar. +
 +
'Value' must not be 3.5 wide.
 +
1+|Capability: +
*ExampleEXT*
| 4 + variable | 7002
| '<id> Result Type'
| Literal 'Data' ...
|======

NOTE: Nobody needs it.

----
OpExampleEXT %a %b
  "text"
----

Issues
------

=== Is it needed?

No.

Revision History
----------------

[options="header"]
|===
|Rev|Date|Author|Changes
|1|2026-01-01|Nobody|First
|===
`

const plain = `Name Strings

SPV_TEST_example

Version

Last Modified Date

2026-01-01

Revision

3

Overview

The first thing is bold. It isn’t wrapped like → the other (e.g. here):

  1. One option

  2. Another “option”

Modifications to the SPIR-V Specification, Version 1.6

Modify Section 3.31, "Capability", adding this row to the Capability table:

Capability Depends On

7001

ExampleEXT
Uses OpExampleEXT.

Modify Section 3.42.7, "Constant-Creation Instructions":

OpExampleEXT

Make an example. Result Type must be scalar.

Value must not be 3.5 wide.

Capability:
ExampleEXT

4 + variable

7002

<id> Result Type

Literal Data …

Nobody needs it.

OpExampleEXT %a %b
  "text"

Issues

.1. Is it needed?

No.

1. Revision History

Rev Date Author Changes

1

2026-01-01

Nobody

First
`

const identity = (text: string) =>
  statements(text).map(({ hash, section, ordinal }) => `${hash} ${section} #${ordinal}`)

describe('statements', () => {
  test('are sentences and cells under their headings, without front matter', () => {
    expect(statements(asciiDoc).map(({ section, words }) => `${section}: ${words}`)).toEqual([
      'Overview: The first thing is bold.',
      "Overview: It isn't wrapped like → the other (e.g. here):",
      'Overview: One option',
      'Overview: Another "option"',
      'Modifications / 3.31 Capability: 7001',
      'Modifications / 3.31 Capability: ExampleEXT Uses OpExampleEXT.',
      ...[
        'Make an example.',
        'Result Type must be scalar.',
        'Value must not be 3.5 wide.',
        'Capability: ExampleEXT',
        '4 + variable',
        '7002',
        '<id> Result Type',
        'Literal Data …',
        'NOTE: Nobody needs it.',
        'OpExampleEXT %a %b "text"',
      ].map(
        (words) => `Modifications / 3.42.7 Constant-Creation Instructions / OpExampleEXT: ${words}`,
      ),
      'Issues / Is it needed: No.',
    ])
  })

  test('are the same in AsciiDoc and in a page saved as plain text', () => {
    expect(identity(asciiDoc).length).toBeGreaterThan(0)
    expect(identity(plain)).toEqual(identity(asciiDoc))
  })

  const chapter = `= Shader Interfaces

Shaders have interfaces:

  * inputs
  * outputs

Any other use is invalid. There are exceptions.

====
Terms may be unknown.
====

== Inputs

They are read.
`

  test('include the paragraphs, items and notes before the first section', () => {
    expect(statements(chapter).map(({ section, words }) => `${section}: ${words}`)).toEqual([
      'Preamble: Shaders have interfaces:',
      'Preamble: inputs',
      'Preamble: outputs',
      'Preamble: Any other use is invalid.',
      'Preamble: There are exceptions.',
      'Preamble: Terms may be unknown.',
      'Inputs: They are read.',
    ])
  })

  test('before the first section are numbered from 1, without attributes', () => {
    const text = `= Title\n:token : 7\n:toc:\n\nIt counts.\n\n== Section\n\nIt follows.\n`
    expect(statements(text).map(({ words, ordinal }) => [words, ordinal])).toEqual([
      ['It counts.', 1],
      ['It follows.', 1],
    ])
  })

  test('may follow a block title, which is not a heading', () => {
    const text = '= T\n\n== Modifications\n\n[NOTE]\n.Note\n====\nInside it.\n====\n\nIt must be.\n'
    expect(statements(text).map(({ words }) => words)).toEqual(['Inside it.', 'It must be.'])
  })

  test('are numbered from 1 in each section and have their line', () => {
    const [first, second] = statements(asciiDoc)
    expect([first?.ordinal, second?.ordinal]).toEqual([1, 2])
    expect(asciiDoc.split('\n')[(first?.line ?? 0) - 1]).toMatch(/^The 'first' thing/)
  })

  test.each([
    ['', 'nothing'],
    ['\n\n  \n', 'blank lines'],
    ['No heading. At all.', 'no heading'],
    ['|===\n| a | b', 'a table that does not end'],
    ['----\nOverview', 'a listing that does not end'],
  ])('are absent from %j: %s', (text) => {
    expect(statements(text)).toEqual([])
  })

  const word = fc.stringMatching(/^[a-z]{1,8}$/)
  const sentence = fc
    .array(word, { minLength: 1, maxLength: 8 })
    .map((words) => `It ${words.join(' ')} X.`)
  const prose = (paragraphs: readonly string[]) => `== Overview\n\n${paragraphs.join('\n\n')}\n`

  test('do not depend on where lines are wrapped', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 5 }), fc.nat(), (all, salt) => {
        const wrapped = all.map((each, index) =>
          each.replaceAll(' ', (_, position: number) =>
            (position * 7 + salt + index) % 3 === 0 ? '\n' : ' ',
          ),
        )
        expect(identity(prose(wrapped))).toEqual(identity(prose(all)))
        expect(identity(prose(all))).toHaveLength(all.length)
      }),
    )
  })

  test('differ if one word is changed', () => {
    fc.assert(
      fc.property(sentence, word, (text, more) => {
        const [before] = statements(prose([text]))
        const [after] = statements(prose([text.replace(' X.', ` ${more} X.`)]))
        expect(before?.hash).toMatch(/^[0-9a-f]{16}$/)
        expect(after?.hash).not.toBe(before?.hash)
      }),
    )
  })

  test('exclude lines that set or unset attributes, or include another file', () => {
    const directives = ':numbered!:\n:!toc:\n:max-width: 90em\ninclude::chapters/first.adoc[]\n\n'
    const same = statements(asciiDoc.replace("The 'first'", `${directives}The 'first'`))
    expect(same.map(({ hash }) => hash)).toEqual(statements(asciiDoc).map(({ hash }) => hash))
  })

  test('can be read from any text', () => {
    const noise = fc.string({
      unit: fc.constantFrom('|', '=', '-', '\n', ' ', '+', '[', ']', '*', "'", '.', 'A', 'b', '1'),
      maxLength: 200,
    })
    fc.assert(
      fc.property(noise, (text) => {
        for (const { hash, ordinal, line } of statements(`== Overview\n\nFirst.\n\n${text}`)) {
          expect(hash).toMatch(/^[0-9a-f]{16}$/)
          expect(Math.min(ordinal, line)).toBeGreaterThan(0)
        }
      }),
    )
  })
})
