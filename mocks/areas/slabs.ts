import { marketOf } from '#mocks/catalogue/market.ts';
import { actorOf, remember } from '#mocks/catalogue/history.ts';
import { liveSetOf, marginsOf, supplierCostOf } from '#mocks/catalogue/prices.ts';
import { settled } from '#mocks/catalogue/catalogue.ts';
import type { ProductRecord, SlabRecord, SlabSetRecord } from '#mocks/catalogue/records.ts';
import type { SlabCheck, SlabDiffRow, SlabIssue } from '#mocks/contract/types/types.gen.ts';
import { may, refusedWithout } from '#mocks/may.ts';
import { conflict, notFound, unprocessable, wrongState } from '#mocks/problems.ts';
import type { Area, Call, OperationId, SignedIn } from '#mocks/types.ts';
import { nodes } from '#session/nodes.ts';
import { allInAt } from '#shared/pricing/allInUnit.ts';
import { decimal, toMoneyText } from '#shared/pricing/decimal.ts';
import { pricedSlabs, slabAt } from '#shared/pricing/ladder.ts';
import { ladderIssues, type LadderIssue } from '#shared/pricing/ladderIssues.ts';
import { ladderRows, type LadderContext } from '#shared/pricing/ladderRows.ts';
import { gpPct } from '#shared/pricing/margin.ts';
import { overlappingSets } from '#shared/pricing/overlappingSets.ts';
import { costAt, netCost } from '#shared/pricing/supplierCost.ts';
import { deskOf, refusedReader, type Desk } from './catalogueShared.ts';

const stateOrder: readonly SlabSetRecord['state'][] = ['draft', 'scheduled', 'live', 'retired'];

function contextOf({ catalogue }: Desk, product: ProductRecord): LadderContext {
  return {
    moq: product.moq,
    hasLtmCharge: product.charges.some(({ appliesLtm }) => appliesLtm),
    minGpPct: marginsOf(catalogue, product.categoryId).min,
    cost: supplierCostOf(catalogue, product),
    charges: product.charges,
  };
}

/** What a rule said, without the numbers that give costs away to who may not see them. */
function issueFor({ eyes }: Desk, issue: LadderIssue): SlabIssue {
  return { ...issue, values: eyes.costs || issue.rule !== 'R6' ? { ...issue.values } : {} };
}

function checkOf(desk: Desk, product: ProductRecord, slabs: readonly SlabRecord[]): SlabCheck {
  const context = contextOf(desk, product);
  const hidden = { cost: null, gpPct: null, markupPct: null, floorPrice: null };
  return {
    issues: ladderIssues(slabs, context).map((issue) => issueFor(desk, issue)),
    derived: ladderRows(slabs, context).map((row) => ({ ...row, ...(desk.eyes.costs ? {} : hidden) })),
  };
}

const rule = (issues: readonly LadderIssue[]) =>
  unprocessable(
    ...issues.map(({ rule: name, code, row }) => ({
      field: row === null ? 'slabs' : `slabs.${row}`,
      code: 'rule_violation',
      message: `${name} ${code}`,
    })),
  );

/** R1 to R3 keep even a draft from being saved; undefined when they hold. */
function refusedDraft(desk: Desk, product: ProductRecord, slabs: readonly SlabRecord[]) {
  const blocking = ladderIssues(slabs, contextOf(desk, product)).filter(
    ({ publish }) => publish === 'blocks',
  );
  return blocking.length > 0 ? rule(blocking) : undefined;
}

/** Whether a draft may become a price; undefined when it may. */
function refusedPublishing(
  me: SignedIn,
  desk: Desk,
  product: ProductRecord,
  set: SlabSetRecord,
  { reason, acknowledge = false }: { reason?: string; acknowledge?: boolean },
) {
  const issues = ladderIssues(set.slabs, contextOf(desk, product));
  const overriding = issues.filter(({ publish }) => publish === 'override');
  if (reason !== undefined && overriding.length > 0 && !may(me, nodes.priceSlabsOverride)) {
    return refusedWithout(me, nodes.priceSlabsOverride);
  }
  const against = issues.filter(
    ({ publish }) =>
      publish === 'blocks' ||
      (publish === 'override' && reason === undefined) ||
      (publish === 'acknowledge' && !acknowledge),
  );
  return against.length > 0 ? rule(against) : undefined;
}

/** A set with its product, as it is by now. */
function found(
  { catalogue, eyes }: Desk,
  id: string,
): { set: SlabSetRecord; product: ProductRecord } | undefined {
  const record = catalogue.slabSets.get(id);
  const product = record && catalogue.products.get(record.productId);
  return product ? { set: settled(record, eyes.now), product } : undefined;
}

function save<K extends OperationId>(
  { db, me }: Call<K>,
  { catalogue, eyes }: Desk,
  set: SlabSetRecord,
  change: Partial<SlabSetRecord>,
  action: 'create' | 'update' | 'publish' = 'update',
): SlabSetRecord {
  if (!me) throw new Error('a write without anybody');
  const actor = actorOf(me.account);
  const stamp = { updatedAt: new Date(eyes.now).toISOString(), updatedBy: actor };
  const after = catalogue.slabSets.put({ ...set, ...change, ...stamp });
  const changes = after.slabs.flatMap(({ minQty, unitPrice }) => {
    const before = set.slabs.find((slab) => slab.minQty === minQty)?.unitPrice ?? null;
    return before === unitPrice && action !== 'create'
      ? []
      : [{ field: `${minQty}`, before: action === 'create' ? null : before, after: unitPrice }];
  });
  const entity = { entityType: 'slabSet', entityId: after.id, entityLabel: after.ownerLabel } as const;
  remember(db.catalogue, catalogue, { actor, action, ...entity, changes });
  return after;
}

/** Sets that would hold beside this one (R9). */
function others({ catalogue }: Desk, set: SlabSetRecord, effectiveFrom: string, effectiveTo: string | null) {
  const span = ({ owner, ...one }: SlabSetRecord) => ({
    ...one,
    owner: owner.id,
    effectiveFrom: one.effectiveFrom ?? '',
  });
  const held = catalogue
    .setsOf(set.productId)
    .filter(({ state }) => state === 'live' || state === 'scheduled');
  return overlappingSets({ ...span(set), effectiveFrom, effectiveTo }, held.map(span)).flatMap(
    ({ id }) => held.find((one) => one.id === id) ?? [],
  );
}

export const slabs: Area<'slabs'> = {
  listSlabSets: (call) => {
    const refused = refusedWithout(call.me, nodes.priceSlabs);
    if (refused) return refused;
    const { catalogue } = deskOf(call);
    if (!catalogue.products.get(call.path.productId)) return notFound();
    const { owner, currency, configuration, state } = call.query;
    const items = catalogue
      .setsOf(call.path.productId)
      .filter(
        (set) =>
          (!owner || set.owner.id === owner) &&
          (!currency || set.currency === currency) &&
          (!configuration || set.configuration === configuration) &&
          (!state || state.includes(set.state)),
      )
      .toSorted(
        (a, b) =>
          stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state) || b.updatedAt.localeCompare(a.updatedAt),
      );
    return { status: 200, body: { items } };
  },

  createSlabSet: (call) => {
    const refused = refusedWithout(call.me, nodes.priceSlabsEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const product = desk.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const { owner } = call.body;
    const sku =
      owner.kind === 'sku' ? desk.catalogue.skusOf(product.id).find(({ id }) => id === owner.id) : undefined;
    if (owner.kind === 'sku' ? !sku : owner.id !== product.id) {
      return unprocessable({
        field: 'owner.id',
        code: 'unknown',
        message: 'It does not belong to this product',
      });
    }
    const wrong = refusedDraft(desk, product, call.body.slabs);
    if (wrong) return wrong;
    const now = new Date(desk.eyes.now).toISOString();
    const set: SlabSetRecord = {
      ...call.body,
      id: desk.catalogue.nextId('set'),
      productId: product.id,
      ownerLabel: sku?.sku ?? product.sku,
      state: 'draft',
      effectiveFrom: null,
      effectiveTo: null,
      source: 'manual',
      override: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      updatedBy: actorOf(call.me.account),
    };
    return { status: 201, body: save(call, desk, set, {}, 'create') };
  },

  getSlabSet: (call) => {
    const refused = refusedWithout(call.me, nodes.priceSlabs);
    if (refused) return refused;
    const it = found(deskOf(call), call.path.slabSetId);
    return it ? { status: 200, body: it.set } : notFound();
  },

  updateSlabSet: (call) => {
    const refused = refusedWithout(call.me, nodes.priceSlabsEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const it = found(desk, call.path.slabSetId);
    if (!it) return notFound();
    const { version, ...change } = call.body;
    if (version !== it.set.version) return conflict(it.set, it.set.updatedBy.name);
    if (it.set.state !== 'draft')
      return wrongState(it.set, 'Only a draft is edited; start one from this set.');
    const wrong = refusedDraft(desk, it.product, change.slabs);
    if (wrong) return wrong;
    return { status: 200, body: save(call, desk, it.set, { ...change, version: version + 1 }) };
  },

  deleteSlabSet: (call) => {
    const refused = refusedWithout(call.me, nodes.priceSlabsEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const it = found(desk, call.path.slabSetId);
    if (!it) return notFound();
    if (call.query.version !== it.set.version) return conflict(it.set, it.set.updatedBy.name);
    if (it.set.state !== 'draft' && it.set.state !== 'scheduled') {
      return wrongState(it.set, 'Only drafts and scheduled sets are deleted.');
    }
    desk.catalogue.slabSets.remove(it.set.id);
    const entity = { entityType: 'slabSet', entityId: it.set.id, entityLabel: it.set.ownerLabel } as const;
    const actor = actorOf(call.me.account);
    remember(call.db.catalogue, desk.catalogue, { actor, action: 'delete', ...entity, changes: [] });
    return { status: 200, body: { id: it.set.id } };
  },

  validateSlabSet: (call) => {
    const refused = refusedWithout(call.me, nodes.priceSlabs);
    if (refused) return refused;
    const desk = deskOf(call);
    const { owner } = call.body;
    const productId = owner.kind === 'product' ? owner.id : desk.catalogue.skus.get(owner.id)?.productId;
    const product = productId === undefined ? undefined : desk.catalogue.products.get(productId);
    if (!product)
      return unprocessable({ field: 'owner.id', code: 'unknown', message: 'There is no such owner' });
    return { status: 200, body: checkOf(desk, product, call.body.slabs) };
  },

  publishSlabSet: (call) => {
    const refused = refusedWithout(call.me, nodes.priceSlabsPublish);
    if (refused) return refused;
    const desk = deskOf(call);
    const it = found(desk, call.path.slabSetId);
    if (!it) return notFound();
    if (call.body.version !== it.set.version) return conflict(it.set, it.set.updatedBy.name);
    if (it.set.state !== 'draft') return wrongState(it.set, 'Only a draft is published.');
    const wrong = refusedPublishing(call.me, desk, it.product, it.set, call.body);
    if (wrong) return wrong;
    const now = new Date(desk.eyes.now).toISOString();
    for (const other of others(desk, it.set, now, null)) {
      if (other.state === 'live')
        save(call, desk, other, { state: 'retired', effectiveTo: now, version: other.version + 1 });
    }
    // A set that is scheduled for later begins then, and ends this one.
    const next = others(desk, it.set, now, null).find(({ state }) => state === 'scheduled');
    const effectiveTo = next?.effectiveFrom ?? null;
    const override = call.body.reason ?? null;
    const change = {
      state: 'live',
      effectiveFrom: now,
      effectiveTo,
      override,
      version: it.set.version + 1,
    } as const;
    return { status: 200, body: save(call, desk, it.set, change, 'publish') };
  },

  scheduleSlabSet: (call) => {
    const refused = refusedWithout(call.me, nodes.priceSlabsPublish);
    if (refused) return refused;
    const desk = deskOf(call);
    const it = found(desk, call.path.slabSetId);
    if (!it) return notFound();
    const { version, effectiveFrom, effectiveTo, endOther = false, reason } = call.body;
    if (version !== it.set.version) return conflict(it.set, it.set.updatedBy.name);
    if (it.set.state !== 'draft' && it.set.state !== 'scheduled') {
      return wrongState(it.set, 'Only drafts and scheduled sets are scheduled.');
    }
    if (Date.parse(effectiveFrom) <= desk.eyes.now) {
      return unprocessable({
        field: 'effectiveFrom',
        code: 'past',
        message: 'It lies in the past; publish instead',
      });
    }
    if (effectiveTo !== null && Date.parse(effectiveTo) <= Date.parse(effectiveFrom)) {
      return unprocessable({
        field: 'effectiveTo',
        code: 'before_start',
        message: 'It lies before the beginning',
      });
    }
    const wrong = refusedPublishing(call.me, desk, it.product, it.set, call.body);
    if (wrong) return wrong;
    const clashing = others(desk, it.set, effectiveFrom, effectiveTo);
    const endable = clashing.filter(
      (other) => Date.parse(other.effectiveFrom ?? '') < Date.parse(effectiveFrom),
    );
    if (clashing.length > (endOther ? endable.length : 0)) {
      const message = `R9 overlaps ${clashing.map(({ id }) => id).join(', ')}`;
      return unprocessable({ field: 'effectiveFrom', code: 'rule_violation', message });
    }
    for (const other of endable)
      save(call, desk, other, { effectiveTo: effectiveFrom, version: other.version + 1 });
    const change = {
      state: 'scheduled',
      effectiveFrom,
      effectiveTo,
      override: reason ?? null,
      version: version + 1,
    } as const;
    return { status: 200, body: save(call, desk, it.set, change, 'publish') };
  },

  retireSlabSet: (call) => {
    const refused = refusedWithout(call.me, nodes.priceSlabsPublish);
    if (refused) return refused;
    const desk = deskOf(call);
    const it = found(desk, call.path.slabSetId);
    if (!it) return notFound();
    if (call.body.version !== it.set.version) return conflict(it.set, it.set.updatedBy.name);
    if (it.set.state !== 'live') return wrongState(it.set, 'Only a live set is ended.');
    const now = new Date(desk.eyes.now).toISOString();
    const change = { state: 'retired', effectiveTo: now, version: it.set.version + 1 } as const;
    return { status: 200, body: save(call, desk, it.set, change) };
  },

  compareSlabSets: (call) => {
    const refused = refusedWithout(call.me, nodes.priceSlabs);
    if (refused) return refused;
    const desk = deskOf(call);
    const it = found(desk, call.path.slabSetId);
    if (!it) return notFound();
    const beside =
      call.query.with === 'live'
        ? desk.catalogue
            .setsOf(it.product.id)
            .find(
              (set) =>
                set.state === 'live' &&
                set.owner.id === it.set.owner.id &&
                set.currency === it.set.currency &&
                set.configuration === it.set.configuration,
            )
        : found(desk, call.query.with)?.set;
    if (!beside || beside.productId !== it.set.productId) return notFound();
    return {
      status: 200,
      body: { before: beside, after: it.set, rows: diffRows(beside.slabs, it.set.slabs) },
    };
  },

  getCosts: (call) => {
    const refused = refusedWithout(call.me, nodes.viewCosts);
    if (refused) return refused;
    const { catalogue } = deskOf(call);
    const product = catalogue.products.get(call.path.productId);
    const supplier = product && catalogue.suppliers.get(product.supplierId);
    if (!supplier) return notFound();
    const margins = marginsOf(catalogue, product.categoryId);
    const breaks = product.costs.map((cost) => {
      const net = netCost(cost, supplier.discountCodes);
      return { ...cost, net: net && toMoneyText(net) };
    });
    return {
      status: 200,
      body: {
        productId: product.id,
        currency: supplier.currency,
        breaks,
        eqp: supplier.eqp,
        discountCodes: supplier.discountCodes,
        minGpPct: margins.min,
        targetGpPct: margins.target,
        syncedAt: product.lastSyncAt,
        changedAt: null,
      },
    };
  },

  getMarket: (call) => {
    const refused = refusedWithout(call.me, nodes.priceSlabs);
    if (refused) return refused;
    const { catalogue, eyes } = deskOf(call);
    const product = catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const ladder = liveSetOf(catalogue.setsOf(product.id), product.id)?.slabs ?? [];
    return { status: 200, body: { items: marketOf(product.id, ladder, eyes.now) } };
  },

  getQuote: (call) => {
    const refused = refusedReader(call.me);
    if (refused) return refused;
    const { catalogue, eyes } = deskOf(call);
    const product = catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const { qty, currency = 'USD', configuration = 'Decorated', colors = 1, locations = 1 } = call.query;
    const live = catalogue
      .setsOf(product.id)
      .find(
        (set) =>
          set.owner.id === product.id &&
          set.state === 'live' &&
          set.currency === currency &&
          set.configuration === configuration,
      );
    const ladder = live?.slabs ?? [];
    const slab = slabAt(ladder, qty);
    const allIn = allInAt(pricedSlabs(ladder), product.charges, {
      quantity: qty,
      moq: product.moq,
      decoration: { colors, locations },
    });
    if (!slab || !allIn) return notFound();
    const cost = supplierCostOf(catalogue, product);
    const ours = cost && costAt(cost, qty);
    const gp = eyes.costs && ours ? gpPct(allIn.unitPrice, ours) : null;
    const next = ladder.find(({ minQty }) => minQty > qty);
    const nextTotal = next && decimal(next.unitPrice).times(next.minQty);
    return {
      status: 200,
      body: {
        quantity: qty,
        currency,
        configuration,
        slab,
        run: toMoneyText(allIn.run),
        setup: toMoneyText(allIn.setup),
        order: toMoneyText(allIn.order),
        total: toMoneyText(allIn.total),
        allInUnit: toMoneyText(allIn.unit),
        gpPct: gp?.toFixed(2) ?? null,
        nextBreak:
          next && nextTotal
            ? {
                minQty: next.minQty,
                unitPrice: next.unitPrice,
                total: toMoneyText(nextTotal),
                cheaper: nextTotal.lt(allIn.unitPrice.times(qty)),
              }
            : null,
      },
    };
  },

  listFxRates: ({ me }) =>
    refusedWithout(me, nodes.priceSlabs) ?? {
      status: 200,
      body: {
        base: 'USD',
        asOf: new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000).toISOString(),
        rates: { EUR: '0.8624', GBP: '0.7601', CAD: '1.4012' },
      },
    },
};

/** One row for each quantity of either ladder, with the price that holds there. */
function diffRows(before: readonly SlabRecord[], after: readonly SlabRecord[]): SlabDiffRow[] {
  const quantities = [...new Set([...before, ...after].map(({ minQty }) => minQty))].sort((a, b) => a - b);
  return quantities.map((minQty) => {
    const was = slabAt(before, minQty)?.unitPrice ?? null;
    const is = slabAt(after, minQty)?.unitPrice ?? null;
    const delta = was !== null && is !== null ? decimal(is).minus(was) : null;
    const share = delta && was !== null && !decimal(was).eq(0) ? delta.times(100).div(was) : null;
    return {
      minQty,
      before: was,
      after: is,
      delta: delta && toMoneyText(delta),
      deltaPct: share?.toFixed(2) ?? null,
    };
  });
}
