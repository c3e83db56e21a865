import { LanguagesHead as LanguagesHead_7c8546de562a5d27f1429d6636adcb70 } from '../../../../admin/components/bilingual/head.tsx'
import { SavedByDiff as SavedByDiff_51f31875ce672d5d4d08dd536e5e29f7 } from '../../../../admin/views/versions/saved-by-diff.tsx'
import { FieldCount as FieldCount_9e02f8132d5e1fd1c3fb79fc16da689c } from '../../../../admin/components/text-count.tsx'
import { OrderCell as OrderCell_18eb11327395f99e1e0b2c52bb34062a } from '../../../../admin/views/list-cells/order-cell.tsx'
import { NumberField as NumberField_f44c787df6b1e983148667194067174d } from '../../../../admin/components/fields/number-field.tsx'
import { DayCell as DayCell_9f1355c758b2fbe38b0be76f1010858d } from '../../../../admin/components/fields/day-field.tsx'
import { DayField as DayField_9f1355c758b2fbe38b0be76f1010858d } from '../../../../admin/components/fields/day-field.tsx'
import { DayDiff as DayDiff_9f1355c758b2fbe38b0be76f1010858d } from '../../../../admin/components/fields/day-field.tsx'
import { ValueDiff as ValueDiff_380190f83ebfedcf0b6333467ee85840 } from '../../../../admin/views/versions/value-diff.tsx'
import { BilingualField as BilingualField_1f21221259fc98e53b37e76cb66c7279 } from '../../../../admin/components/bilingual/bilingual-field.tsx'
import { BodyInPicture as BodyInPicture_c19f128cae5bdeb02aee4ddb7ba02217 } from '../../../../admin/components/fields/body-in-picture.tsx'
import { PointInPicture as PointInPicture_1148678281e62ba29bd0cf602f2b41b3 } from '../../../../admin/components/fields/point-in-picture.tsx'
import { RowLabel as RowLabel_884e89d68728842e611a07ab9e7ee77c } from '../../../../admin/components/fields/row-label.tsx'
import { SpecKey as SpecKey_55f4a03cbf983a0fc534d5a2ac7b6616 } from '../../../../admin/components/fields/spec-choices.tsx'
import { SpecCodes as SpecCodes_55f4a03cbf983a0fc534d5a2ac7b6616 } from '../../../../admin/components/fields/spec-choices.tsx'
import { SpecRows as SpecRows_676f701aab5022666ee82a7561d05dbc } from '../../../../admin/components/fields/spec-rows.tsx'
import { SpecLabel as SpecLabel_56f2c195624ceae341466f325ddd5bc0 } from '../../../../admin/components/fields/spec-label.tsx'
import { SpecKeys as SpecKeys_55f4a03cbf983a0fc534d5a2ac7b6616 } from '../../../../admin/components/fields/spec-choices.tsx'
import { UsedIn as UsedIn_d8a02da9ad7678a25234312ff32a9638 } from '../../../../admin/components/fields/used-in.tsx'
import { TranslationCell as TranslationCell_3cb563aecbdaac6297c8560fb571184e } from '../../../../admin/views/translations/translation-cell.tsx'
import { NoDiff as NoDiff_73218899e18ee3e83eca7282726eab07 } from '../../../../admin/views/versions/no-diff.tsx'
import { ThumbnailCell as ThumbnailCell_9a673d0b760e9bbe3eda28ce705da566 } from '../../../../admin/views/list-cells/thumbnail-cell.tsx'
import { QuickEditCell as QuickEditCell_5d9b5e771c5eeb8529c248a84b4344f7 } from '../../../../admin/views/list-cells/quick-edit-cell.tsx'
import { StatusCell as StatusCell_5ba54baac7d911d98aa86c6045c3eb3d } from '../../../../admin/views/list-cells/status-cell.tsx'
import { FormGuard as FormGuard_15d7654631aa239d090828bb5f0de661 } from '../../../../admin/components/form/form-guard.tsx'
import { ViewOnSite as ViewOnSite_6f42235cd30bb84d1638d14ff0c1035e } from '../../../../admin/components/fields/view-on-site.tsx'
import { PublishButton as PublishButton_dea9d6b6f8ff82a37b3274f97a7d2724 } from '../../../../admin/components/publish/button.tsx'
import { SaveDraft as SaveDraft_3f1ac0171734af3e682a4fe46ee85fae } from '../../../../admin/components/publish/save-draft.tsx'
import { StateLine as StateLine_be40bf85f65cb31373d8daadef95f0fa } from '../../../../admin/components/publish/state-line.tsx'
import { VersionsView as VersionsView_b4e5f38b1cbc8a86065d0bde4193d358 } from '../../../../admin/views/versions/view.tsx'
import { PayloadList as PayloadList_deda0d161a5f61648fc7405b3ff697f4 } from '../../../../admin/payload-patches/payload-list.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkKeys as LinkKeys_b260a67cc7eee6c947ad56cf3ccaa7f6 } from '../../../../admin/components/long-text/link-keys.tsx'
import { PastedText as PastedText_4fc0232825f4d9b7a86699d15e8b2752 } from '../../../../admin/components/long-text/pasted-text.tsx'
import { LibraryPictures as LibraryPictures_27afe4cbfe433768ba27c2357e706292 } from '../../../../admin/components/long-text/library-pictures.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AddressField as AddressField_b55831e8d260ed4ebdf4b473f5c361aa } from '../../../../admin/components/fields/address-field.tsx'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OtherLongText as OtherLongText_4b793f9c7e9f9249ea9ca590d1031eba } from '../../../../admin/components/bilingual/long-text.tsx'
import { SectionLabel as SectionLabel_fbbb857f9b1f1db239d6019636e9b9f2 } from '../../../../admin/components/fields/section-label.tsx'
import { SameFiles as SameFiles_942bb012d19476f5e138a8f800ec09ef } from '../../../../admin/views/media/same-files.tsx'
import { MediaList as MediaList_eeef3b49d7605a1f1194783f9fe88cc2 } from '../../../../admin/views/media/view.tsx'
import { MomentField as MomentField_4d177ffea6666c08fa015e8c4c13ee91 } from '../../../../admin/components/fields/moment-field.tsx'
import { LeadView as LeadView_243bc9d69c131db66e0d41b045cc7cf6 } from '../../../../admin/views/lead/view.tsx'
import { LeadList as LeadList_18e708257f127ea53e1ea638dbeb62c1 } from '../../../../admin/views/leads/view.tsx'
import { SendAgain as SendAgain_c20b7f967f5f52b9d95448542af3b762 } from '../../../../admin/components/fields/send-again.tsx'
import { NotificationChannels as NotificationChannels_d4ab1ead54c8ccb511623c5a368b9dcc } from '../../../../admin/views/lead/notification-channels.tsx'
import { CurrentPassword as CurrentPassword_067a711d10d4103e1c2b3450fc79968a } from '../../../../admin/views/account/current-password.tsx'
import { AccountAccess as AccountAccess_1d30d254f3941e46d1686b8807036ae5 } from '../../../../admin/views/account/account-access.tsx'
import { RequiredLabel as RequiredLabel_21f7a8d5e850082d20a8a0043aba9c9e } from '../../../../admin/components/fields/required-label.tsx'
import { PermissionTable as PermissionTable_c105b9f7b2eb032e7fc85bc46e53eeaa } from '../../../../admin/views/account/permission-table.tsx'
import { Invite as Invite_f5a664c3dfce98e9d752abc8db6ce0a9 } from '../../../../admin/views/account/invite.tsx'
import { RecordCell as RecordCell_b0740cf87cb7f4aacdebc2c08d17db60 } from '../../../../admin/views/audit/cells.tsx'
import { RecordField as RecordField_d3dbc2d7dcc60ef52000fae10ad64ba6 } from '../../../../admin/views/audit/record-field.tsx'
import { TitleCell as TitleCell_b0740cf87cb7f4aacdebc2c08d17db60 } from '../../../../admin/views/audit/cells.tsx'
import { AuditChanges as AuditChanges_b9c690c0d7dd822d5e135c50cbe12453 } from '../../../../admin/views/audit/changes.tsx'
import { ComposedList as ComposedList_d1eead7f64b0a15cdf5d6c99a0eb592b } from '../../../../admin/components/fields/composed-list.tsx'
import { OwnLinks as OwnLinks_d1eead7f64b0a15cdf5d6c99a0eb592b } from '../../../../admin/components/fields/composed-list.tsx'
import { ComposedLabel as ComposedLabel_d1eead7f64b0a15cdf5d6c99a0eb592b } from '../../../../admin/components/fields/composed-list.tsx'
import { Nav as Nav_7333d530c89225d30326e99cf897b661 } from '../../../../admin/views/nav/nav.tsx'
import { Icon as Icon_10ab0f8d757e537c59e07bee30b0b71a } from '../../../../admin/views/sign-in/sign-in-page.tsx'
import { DeskSearch as DeskSearch_01f43678beb265b29668cff90cdac2cb } from '../../../../admin/views/nav/desk-search.tsx'
import { DiagnosticLinks as DiagnosticLinks_846a721a42f21bec95ac75e83472a718 } from '../../../../diagnostics/admin/diagnostic-links.tsx'
import { WebAnalyticsLink as WebAnalyticsLink_0a484c813c626065697088ca5f522f5b } from '../../../../web-analytics/admin/web-analytics-link.tsx'
import { AccessibleNames as AccessibleNames_f8f889c4052c97f8d95d8b8a2e987445 } from '../../../../admin/payload-patches/accessible-names.tsx'
import { Messages as Messages_d34e308cc3e08a7003d91c339d6dbf49 } from '../../../../admin/payload-patches/messages.tsx'
import { HistorySteps as HistorySteps_737dd8da27f4935aec7471992d764743 } from '../../../../admin/payload-patches/history-steps.tsx'
import { RestoreFocus as RestoreFocus_2158519d302cc44c5bf9e230ccd8af5d } from '../../../../admin/payload-patches/restore-focus.tsx'
import { FlushTyping as FlushTyping_66cc68431711aa45e510d44420bef09f } from '../../../../admin/payload-patches/flush-typing.tsx'
import { ServerCalls as ServerCalls_c8bb92003815756aa39dcd07e95d6ffe } from '../../../../admin/payload-patches/server-calls.tsx'
import { RestorePanel as RestorePanel_110f629f38e40e208bf47f6f7dbd4cab } from '../../../../admin/components/publish/restore-panel.tsx'
import { Sending as Sending_8ba325d5b0869d13c0f78fa9a624e475 } from '../../../../admin/views/media/sending.tsx'
import { DnsDiagnosisView as DnsDiagnosisView_daef255c30eaf89044020f7d3302c66e } from '../../../../diagnostics/admin/diagnostic-views.tsx'
import { LocalDnsTestView as LocalDnsTestView_daef255c30eaf89044020f7d3302c66e } from '../../../../diagnostics/admin/diagnostic-views.tsx'
import { DnsVerificationView as DnsVerificationView_daef255c30eaf89044020f7d3302c66e } from '../../../../diagnostics/admin/diagnostic-views.tsx'
import { DynamicDnsTestView as DynamicDnsTestView_daef255c30eaf89044020f7d3302c66e } from '../../../../diagnostics/admin/diagnostic-views.tsx'
import { SearchConsoleGuideView as SearchConsoleGuideView_daef255c30eaf89044020f7d3302c66e } from '../../../../diagnostics/admin/diagnostic-views.tsx'
import { WebAnalyticsView as WebAnalyticsView_727074d4b421a3109d0c15c0f4a7f39c } from '../../../../web-analytics/admin/view.tsx'
import { TranslationsView as TranslationsView_7efd333745fc606f3c48029b844c107e } from '../../../../admin/views/translations/view.tsx'
import { InterfaceTextsView as InterfaceTextsView_aaa66e33cd18c8696df1861ae27cd732 } from '../../../../admin/views/interface-texts/view.tsx'
import { ImportExportView as ImportExportView_2ef77e98161306166dcc8bc867142b99 } from '../../../../admin/views/import-export/view.tsx'
import { SignInView as SignInView_7547d7e223891c25c6da909a0b361550 } from '../../../../admin/views/sign-in/sign-in-views.tsx'
import { ForgottenView as ForgottenView_7547d7e223891c25c6da909a0b361550 } from '../../../../admin/views/sign-in/sign-in-views.tsx'
import { FirstAdministratorView as FirstAdministratorView_7547d7e223891c25c6da909a0b361550 } from '../../../../admin/views/sign-in/sign-in-views.tsx'
import { NewPasswordView as NewPasswordView_7547d7e223891c25c6da909a0b361550 } from '../../../../admin/views/sign-in/sign-in-views.tsx'
import { NotFoundView as NotFoundView_5e23a35dfada04e6a18b2bbd41b78cec } from '../../../../admin/views/not-found/view.tsx'
import { Dashboard as Dashboard_66a5d761eb961d12ba1bb983c85bf268 } from '../../../../admin/views/dashboard/view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/components/bilingual/head.tsx#LanguagesHead": LanguagesHead_7c8546de562a5d27f1429d6636adcb70,
  "/admin/views/versions/saved-by-diff.tsx#SavedByDiff": SavedByDiff_51f31875ce672d5d4d08dd536e5e29f7,
  "/admin/components/text-count.tsx#FieldCount": FieldCount_9e02f8132d5e1fd1c3fb79fc16da689c,
  "/admin/views/list-cells/order-cell.tsx#OrderCell": OrderCell_18eb11327395f99e1e0b2c52bb34062a,
  "/admin/components/fields/number-field.tsx#NumberField": NumberField_f44c787df6b1e983148667194067174d,
  "/admin/components/fields/day-field.tsx#DayCell": DayCell_9f1355c758b2fbe38b0be76f1010858d,
  "/admin/components/fields/day-field.tsx#DayField": DayField_9f1355c758b2fbe38b0be76f1010858d,
  "/admin/components/fields/day-field.tsx#DayDiff": DayDiff_9f1355c758b2fbe38b0be76f1010858d,
  "/admin/views/versions/value-diff.tsx#ValueDiff": ValueDiff_380190f83ebfedcf0b6333467ee85840,
  "/admin/components/bilingual/bilingual-field.tsx#BilingualField": BilingualField_1f21221259fc98e53b37e76cb66c7279,
  "/admin/components/fields/body-in-picture.tsx#BodyInPicture": BodyInPicture_c19f128cae5bdeb02aee4ddb7ba02217,
  "/admin/components/fields/point-in-picture.tsx#PointInPicture": PointInPicture_1148678281e62ba29bd0cf602f2b41b3,
  "/admin/components/fields/row-label.tsx#RowLabel": RowLabel_884e89d68728842e611a07ab9e7ee77c,
  "/admin/components/fields/spec-choices.tsx#SpecKey": SpecKey_55f4a03cbf983a0fc534d5a2ac7b6616,
  "/admin/components/fields/spec-choices.tsx#SpecCodes": SpecCodes_55f4a03cbf983a0fc534d5a2ac7b6616,
  "/admin/components/fields/spec-rows.tsx#SpecRows": SpecRows_676f701aab5022666ee82a7561d05dbc,
  "/admin/components/fields/spec-label.tsx#SpecLabel": SpecLabel_56f2c195624ceae341466f325ddd5bc0,
  "/admin/components/fields/spec-choices.tsx#SpecKeys": SpecKeys_55f4a03cbf983a0fc534d5a2ac7b6616,
  "/admin/components/fields/used-in.tsx#UsedIn": UsedIn_d8a02da9ad7678a25234312ff32a9638,
  "/admin/views/translations/translation-cell.tsx#TranslationCell": TranslationCell_3cb563aecbdaac6297c8560fb571184e,
  "/admin/views/versions/no-diff.tsx#NoDiff": NoDiff_73218899e18ee3e83eca7282726eab07,
  "/admin/views/list-cells/thumbnail-cell.tsx#ThumbnailCell": ThumbnailCell_9a673d0b760e9bbe3eda28ce705da566,
  "/admin/views/list-cells/quick-edit-cell.tsx#QuickEditCell": QuickEditCell_5d9b5e771c5eeb8529c248a84b4344f7,
  "/admin/views/list-cells/status-cell.tsx#StatusCell": StatusCell_5ba54baac7d911d98aa86c6045c3eb3d,
  "/admin/components/form/form-guard.tsx#FormGuard": FormGuard_15d7654631aa239d090828bb5f0de661,
  "/admin/components/fields/view-on-site.tsx#ViewOnSite": ViewOnSite_6f42235cd30bb84d1638d14ff0c1035e,
  "/admin/components/publish/button.tsx#PublishButton": PublishButton_dea9d6b6f8ff82a37b3274f97a7d2724,
  "/admin/components/publish/save-draft.tsx#SaveDraft": SaveDraft_3f1ac0171734af3e682a4fe46ee85fae,
  "/admin/components/publish/state-line.tsx#StateLine": StateLine_be40bf85f65cb31373d8daadef95f0fa,
  "/admin/views/versions/view.tsx#VersionsView": VersionsView_b4e5f38b1cbc8a86065d0bde4193d358,
  "/admin/payload-patches/payload-list.tsx#PayloadList": PayloadList_deda0d161a5f61648fc7405b3ff697f4,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/components/long-text/link-keys.tsx#LinkKeys": LinkKeys_b260a67cc7eee6c947ad56cf3ccaa7f6,
  "/admin/components/long-text/pasted-text.tsx#PastedText": PastedText_4fc0232825f4d9b7a86699d15e8b2752,
  "/admin/components/long-text/library-pictures.tsx#LibraryPictures": LibraryPictures_27afe4cbfe433768ba27c2357e706292,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/components/fields/address-field.tsx#AddressField": AddressField_b55831e8d260ed4ebdf4b473f5c361aa,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/components/bilingual/long-text.tsx#OtherLongText": OtherLongText_4b793f9c7e9f9249ea9ca590d1031eba,
  "/admin/components/fields/section-label.tsx#SectionLabel": SectionLabel_fbbb857f9b1f1db239d6019636e9b9f2,
  "/admin/views/media/same-files.tsx#SameFiles": SameFiles_942bb012d19476f5e138a8f800ec09ef,
  "/admin/views/media/view.tsx#MediaList": MediaList_eeef3b49d7605a1f1194783f9fe88cc2,
  "/admin/components/fields/moment-field.tsx#MomentField": MomentField_4d177ffea6666c08fa015e8c4c13ee91,
  "/admin/views/lead/view.tsx#LeadView": LeadView_243bc9d69c131db66e0d41b045cc7cf6,
  "/admin/views/leads/view.tsx#LeadList": LeadList_18e708257f127ea53e1ea638dbeb62c1,
  "/admin/components/fields/send-again.tsx#SendAgain": SendAgain_c20b7f967f5f52b9d95448542af3b762,
  "/admin/views/lead/notification-channels.tsx#NotificationChannels": NotificationChannels_d4ab1ead54c8ccb511623c5a368b9dcc,
  "/admin/views/account/current-password.tsx#CurrentPassword": CurrentPassword_067a711d10d4103e1c2b3450fc79968a,
  "/admin/views/account/account-access.tsx#AccountAccess": AccountAccess_1d30d254f3941e46d1686b8807036ae5,
  "/admin/components/fields/required-label.tsx#RequiredLabel": RequiredLabel_21f7a8d5e850082d20a8a0043aba9c9e,
  "/admin/views/account/permission-table.tsx#PermissionTable": PermissionTable_c105b9f7b2eb032e7fc85bc46e53eeaa,
  "/admin/views/account/invite.tsx#Invite": Invite_f5a664c3dfce98e9d752abc8db6ce0a9,
  "/admin/views/audit/cells.tsx#RecordCell": RecordCell_b0740cf87cb7f4aacdebc2c08d17db60,
  "/admin/views/audit/record-field.tsx#RecordField": RecordField_d3dbc2d7dcc60ef52000fae10ad64ba6,
  "/admin/views/audit/cells.tsx#TitleCell": TitleCell_b0740cf87cb7f4aacdebc2c08d17db60,
  "/admin/views/audit/changes.tsx#AuditChanges": AuditChanges_b9c690c0d7dd822d5e135c50cbe12453,
  "/admin/components/fields/composed-list.tsx#ComposedList": ComposedList_d1eead7f64b0a15cdf5d6c99a0eb592b,
  "/admin/components/fields/composed-list.tsx#OwnLinks": OwnLinks_d1eead7f64b0a15cdf5d6c99a0eb592b,
  "/admin/components/fields/composed-list.tsx#ComposedLabel": ComposedLabel_d1eead7f64b0a15cdf5d6c99a0eb592b,
  "/admin/views/nav/nav.tsx#Nav": Nav_7333d530c89225d30326e99cf897b661,
  "/admin/views/sign-in/sign-in-page.tsx#Icon": Icon_10ab0f8d757e537c59e07bee30b0b71a,
  "/admin/views/nav/desk-search.tsx#DeskSearch": DeskSearch_01f43678beb265b29668cff90cdac2cb,
  "/diagnostics/admin/diagnostic-links.tsx#DiagnosticLinks": DiagnosticLinks_846a721a42f21bec95ac75e83472a718,
  "/web-analytics/admin/web-analytics-link.tsx#WebAnalyticsLink": WebAnalyticsLink_0a484c813c626065697088ca5f522f5b,
  "/admin/payload-patches/accessible-names.tsx#AccessibleNames": AccessibleNames_f8f889c4052c97f8d95d8b8a2e987445,
  "/admin/payload-patches/messages.tsx#Messages": Messages_d34e308cc3e08a7003d91c339d6dbf49,
  "/admin/payload-patches/history-steps.tsx#HistorySteps": HistorySteps_737dd8da27f4935aec7471992d764743,
  "/admin/payload-patches/restore-focus.tsx#RestoreFocus": RestoreFocus_2158519d302cc44c5bf9e230ccd8af5d,
  "/admin/payload-patches/flush-typing.tsx#FlushTyping": FlushTyping_66cc68431711aa45e510d44420bef09f,
  "/admin/payload-patches/server-calls.tsx#ServerCalls": ServerCalls_c8bb92003815756aa39dcd07e95d6ffe,
  "/admin/components/publish/restore-panel.tsx#RestorePanel": RestorePanel_110f629f38e40e208bf47f6f7dbd4cab,
  "/admin/views/media/sending.tsx#Sending": Sending_8ba325d5b0869d13c0f78fa9a624e475,
  "/diagnostics/admin/diagnostic-views.tsx#DnsDiagnosisView": DnsDiagnosisView_daef255c30eaf89044020f7d3302c66e,
  "/diagnostics/admin/diagnostic-views.tsx#LocalDnsTestView": LocalDnsTestView_daef255c30eaf89044020f7d3302c66e,
  "/diagnostics/admin/diagnostic-views.tsx#DnsVerificationView": DnsVerificationView_daef255c30eaf89044020f7d3302c66e,
  "/diagnostics/admin/diagnostic-views.tsx#DynamicDnsTestView": DynamicDnsTestView_daef255c30eaf89044020f7d3302c66e,
  "/diagnostics/admin/diagnostic-views.tsx#SearchConsoleGuideView": SearchConsoleGuideView_daef255c30eaf89044020f7d3302c66e,
  "/web-analytics/admin/view.tsx#WebAnalyticsView": WebAnalyticsView_727074d4b421a3109d0c15c0f4a7f39c,
  "/admin/views/translations/view.tsx#TranslationsView": TranslationsView_7efd333745fc606f3c48029b844c107e,
  "/admin/views/interface-texts/view.tsx#InterfaceTextsView": InterfaceTextsView_aaa66e33cd18c8696df1861ae27cd732,
  "/admin/views/import-export/view.tsx#ImportExportView": ImportExportView_2ef77e98161306166dcc8bc867142b99,
  "/admin/views/sign-in/sign-in-views.tsx#SignInView": SignInView_7547d7e223891c25c6da909a0b361550,
  "/admin/views/sign-in/sign-in-views.tsx#ForgottenView": ForgottenView_7547d7e223891c25c6da909a0b361550,
  "/admin/views/sign-in/sign-in-views.tsx#FirstAdministratorView": FirstAdministratorView_7547d7e223891c25c6da909a0b361550,
  "/admin/views/sign-in/sign-in-views.tsx#NewPasswordView": NewPasswordView_7547d7e223891c25c6da909a0b361550,
  "/admin/views/not-found/view.tsx#NotFoundView": NotFoundView_5e23a35dfada04e6a18b2bbd41b78cec,
  "/admin/views/dashboard/view.tsx#Dashboard": Dashboard_66a5d761eb961d12ba1bb983c85bf268,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
