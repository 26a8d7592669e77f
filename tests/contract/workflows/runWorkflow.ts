import { setTimeout as wait } from 'node:timers/promises';

import { type ApiRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { UnusableContract } from '#tests/contract/model/follow.ts';
import { askSecond } from '#tests/contract/checks/askSecond.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';
import type { How, Probe } from '#tests/contract/run/probe.ts';

import { unmet } from './conditions.ts';
import { evaluate, fill, type Scope } from './expressions.ts';
import type { Workflow, Step } from './workflow.ts';

/** The call of a step. A key that makes it repeatable is put in where the step names none. */
async function requestOf(probe: Probe, operation: Operation, step: Step, scope: Scope): Promise<ApiRequest> {
  const { header } = await probe.renewed({ path: {}, query: {}, header: {}, cookie: {} }, operation);
  const { contentType, payload } = step.requestBody ?? {};
  const mediaType = contentType ?? Object.keys(operation.body?.kinds ?? {})[0];
  const hasBody = step.requestBody !== undefined && mediaType !== undefined;
  const start: ApiRequest = {
    ...{ path: {}, query: {}, header, cookie: {} },
    ...(hasBody ? { mediaType, body: fill(payload, scope) } : {}),
  };
  return step.parameters.reduce(
    (request, { name, in: place, value }) => withParameter(request, place, name, fill(value, scope)),
    start,
  );
}

/** With whose token a step is sent; undefined for the caller's own. */
async function tokenOf(probe: Probe, step: Step, scope: Scope): Promise<string | undefined> {
  if (step['x-second-account']) return askSecond(probe);
  return step['x-token'] === undefined ? undefined : String(evaluate(step['x-token'], scope));
}

function howOf(operation: Operation, token: string | undefined): How {
  return token === undefined ? { operation } : { operation, proof: 'unknown', token };
}

/** A step that wants a success by its status is refused in no other way: an earlier step has shown that it can be done. */
function wantsSuccess({ successCriteria }: Step): boolean {
  return successCriteria.some(({ condition }) => /^\$statusCode == 2\d\d$/.test(condition));
}

/** Whether an answer has the status of a refusal that a step names: then it has to be refused for the reason named beside it. */
function isNamedRefusal({ successCriteria }: Step, status: number): boolean {
  return status >= 400 && successCriteria.some(({ condition }) => condition === `$statusCode == ${status}`);
}

/** What the server cannot help, or what other checks name. */
const UNTOLD: readonly number[] = [0, 401, 403, 429];

/** Why criteria do not hold of an answer; a step that leads to others has to succeed. */
function failureOf({ successCriteria }: Step, exchange: Exchange, scope: Scope): string | undefined {
  if (successCriteria.length === 0) return isSuccess(exchange) ? undefined : 'no success';
  return successCriteria.map((one) => unmet(one, scope)).find((one) => one !== undefined);
}

/** Goes through the steps, and notes for the operation that is asked about whether the promise is kept. */
export async function runWorkflow(probe: Probe, { workflowId, summary, steps }: Workflow): Promise<void> {
  const inputs = { unique: probe.unique(), ...probe.login };
  const outputs: Record<string, Record<string, unknown>> = {};
  const note = (exchange: Exchange, messages: readonly string[]): void =>
    probe.note(
      { ...exchange, operation: probe.operation },
      messages.map((message) => ({ message })),
    );
  for (const step of steps) {
    const operation = probe.contract.operations.find(({ id }) => id === step.operationId);
    if (!operation)
      throw new UnusableContract(`the workflow ${workflowId} calls ${step.operationId}, which is nowhere`);
    const token = await tokenOf(probe, step, { inputs, outputs });
    if (step['x-second-account'] && token === undefined) return;
    const request = await requestOf(probe, operation, step, { inputs, outputs });
    const send = (): Promise<Exchange> => probe.send(request, howOf(operation, token));
    let exchange = await send();
    let scope: Scope = { inputs, outputs, answer: exchange.answer };
    let failure = failureOf(step, exchange, scope);
    const retry = step.onFailure.find((one) => one.type === 'retry');
    const givesUp = step.onFailure.some((one) => one.type === 'end');
    for (let tries = 0; failure !== undefined && retry && tries < retry.retryLimit; tries += 1) {
      await wait(retry.retryAfter * 1000);
      exchange = await send();
      scope = { ...scope, answer: exchange.answer };
      failure = failureOf(step, exchange, scope);
    }
    if (failure !== undefined) {
      const { status } = exchange.answer;
      // A refusal that is not the promised one may come from how things stand; other checks judge refusals.
      const isRefused = wantsSuccess(step) && status < 500 && !UNTOLD.includes(status);
      if (!givesUp && (isSuccess(exchange) || isRefused || isNamedRefusal(step, status)))
        note(exchange, [`${workflowId}: ${summary} Here ${failure}`]);
      else probe.untried(`${workflowId}: ${step.stepId} (${step.operationId}) is answered with ${status}`);
      return;
    }
    const found = Object.entries(step.outputs).map(
      ([name, expression]) => [name, evaluate(expression, scope)] as const,
    );
    const [missing] = found.find(([, value]) => value === undefined || value === null) ?? [];
    if (missing !== undefined) {
      probe.untried(`${workflowId}: ${step.stepId} (${step.operationId}) gives no ${missing}`);
      return;
    }
    outputs[step.stepId] = Object.fromEntries(found);
    if (step === steps.at(-1)) note(exchange, []);
  }
}
