import ts from 'typescript';

/** Compiles a script for engines as old as Chrome 67. */
export const oldSyntax = (script: string): string =>
  ts
    .transpileModule(script, { compilerOptions: { target: ts.ScriptTarget.ES2017, removeComments: true } })
    .outputText.replace(/^"use strict";\s*/, '');

/** An expression that calls a function with an argument, in old syntax. */
export const callOf = (inPage: (argument: never) => unknown, argument: unknown): string =>
  oldSyntax(`(${inPage.toString()})(${JSON.stringify(argument) ?? ''})`).replace(/;\s*$/, '');
