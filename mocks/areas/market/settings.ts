import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { unprocessable, versionConflict } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { settingsOf } from './records/marketTerms.ts';
import { previewSettings } from './records/settingsPreview.ts';
import { findSettingsRefusals, saveSettings, toMarketSettings } from './records/settingsRecords.ts';

/** What the figures of the market follow. */
export const settings: Area<'settings'> = {
  getMarketSettings: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdmin);
    if (refusal) return refusal;
    const { market } = requestContext(call).catalogue;
    return { status: 200, body: toMarketSettings(settingsOf(market)) };
  },

  replaceMarketSettings: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdminEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { version, ...content } = call.body;
    const record = settingsOf(context.catalogue.market);
    if (record.version !== version) return versionConflict(toMarketSettings(record), record.updatedBy.name);
    const problems = findSettingsRefusals(content);
    if (problems.length > 0) return unprocessable(...problems);
    return { status: 200, body: toMarketSettings(saveSettings(call, context, content)) };
  },

  previewMarketSettings: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdmin);
    if (refusal) return refusal;
    const problems = findSettingsRefusals(call.body);
    if (problems.length > 0) return unprocessable(...problems);
    return { status: 200, body: previewSettings(requestContext(call), call.body) };
  },
};
