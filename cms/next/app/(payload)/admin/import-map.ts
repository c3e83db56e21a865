import { LanguagesHead as LanguagesHead_abc990481540010703d61588e96b5925 } from '../../../../admin/components/bilingual/head.tsx'
import { SavedByDiff as SavedByDiff_3f7b72ffea9914bd62320adccf8fa12c } from '../../../../admin/views/versions/saved-by-diff.tsx'
import { FieldCount as FieldCount_63380bdff52154e9441c1c06345a7626 } from '../../../../admin/components/text-count.tsx'
import { DayCell as DayCell_b4d3c0763c15d71d0e466c4b4de14ee2 } from '../../../../admin/components/fields/day-field.tsx'
import { DayField as DayField_b4d3c0763c15d71d0e466c4b4de14ee2 } from '../../../../admin/components/fields/day-field.tsx'
import { DayDiff as DayDiff_b4d3c0763c15d71d0e466c4b4de14ee2 } from '../../../../admin/components/fields/day-field.tsx'
import { BilingualField as BilingualField_5ad1cba0af664277bd3dcb581502fb63 } from '../../../../admin/components/bilingual/field.tsx'
import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../../admin/components/fields/row-label.tsx'
import { SpecLabel as SpecLabel_579c8f1cd7f38dbd95a15deebda2d652 } from '../../../../admin/components/fields/spec-label.tsx'
import { UsedIn as UsedIn_5532ab9ab41fdd298d534ffdf1d415c5 } from '../../../../admin/components/fields/used-in.tsx'
import { EnglishCell as EnglishCell_5f284dfcbc85fbc470ce706e9436ac89 } from '../../../../admin/views/translations/english-cell.tsx'
import { NoDiff as NoDiff_95b9595d0cd3b8463b209cd27cbe2757 } from '../../../../admin/views/versions/no-diff.tsx'
import { FormGuard as FormGuard_3c37840e3d20e6a0d4059ecb06b70796 } from '../../../../admin/components/form/form-guard.tsx'
import { ViewOnSite as ViewOnSite_90ac017b04a062b7ee49348364f49224 } from '../../../../admin/components/fields/view-on-site.tsx'
import { PublishButton as PublishButton_117b8660e5973b94f6dc22c3ce452b8a } from '../../../../admin/components/publish/button.tsx'
import { SaveDraft as SaveDraft_4973a3674aae6d92256a6eb451be7624 } from '../../../../admin/components/publish/save-draft.tsx'
import { StateLine as StateLine_cf0e02f5b2474234427057199ac0801c } from '../../../../admin/components/publish/state-line.tsx'
import { VersionsView as VersionsView_a19f96c2f8095ab90bec91ac2c38d5fc } from '../../../../admin/views/versions/view.tsx'
import { PayloadList as PayloadList_ae2a8dd4f0803bc3411451fce8d9d514 } from '../../../../admin/components/payload-list.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkKeys as LinkKeys_a844e346403ef3ac1e19888057dfa54d } from '../../../../admin/components/long-text/link-keys.tsx'
import { PastedText as PastedText_12c3365254dd2fd12ce1cde11aa88d8f } from '../../../../admin/components/long-text/pasted-text.tsx'
import { LibraryPictures as LibraryPictures_3f9bdeb4a7c7bf78c40c3234d68b98a6 } from '../../../../admin/components/long-text/library-pictures.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AddressField as AddressField_7e458860499cb2732c793751a1c55662 } from '../../../../admin/components/address/field.tsx'
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
import { OtherLongText as OtherLongText_543f15ee80d051368af4188afdb2e20b } from '../../../../admin/components/bilingual/long-text.tsx'
import { SameFiles as SameFiles_46c1ff7a81fca15eade49faa85a1aa29 } from '../../../../admin/views/media/same-files.tsx'
import { MediaList as MediaList_58378fca527eb6d688b67e3c28896626 } from '../../../../admin/views/media/view.tsx'
import { PersonalData as PersonalData_b23af304da415271d5d2935ad08c0e48 } from '../../../../admin/views/account/personal-data.tsx'
import { MomentField as MomentField_dffd6ddecec7811fbcef3b75b52625c7 } from '../../../../admin/components/fields/moment-field.tsx'
import { LeadView as LeadView_d4ad45263c5dcacb22bed08d8c30f339 } from '../../../../admin/views/lead/view.tsx'
import { LeadList as LeadList_dba2f7db707308c73d450f987043566d } from '../../../../admin/views/leads/view.tsx'
import { SendAgain as SendAgain_1d04b9387223be25c99e3784243767f0 } from '../../../../admin/components/fields/send-again.tsx'
import { WhoIsTold as WhoIsTold_47fea51e17c5042470d04448e5b69508 } from '../../../../admin/views/notices/who-is-told.tsx'
import { CurrentPassword as CurrentPassword_90bde29f686ce6ed234a68f6923741d1 } from '../../../../admin/views/account/current-password.tsx'
import { AccountAccess as AccountAccess_b902618c9715895dc03116cc9bb24ba2 } from '../../../../admin/views/account/account-access.tsx'
import { RequiredLabel as RequiredLabel_aced09e40675da01a3c7d20301cf75ce } from '../../../../admin/components/fields/required-label.tsx'
import { Invite as Invite_2b7d6c485ab6d20a9d7106fd3e709052 } from '../../../../admin/views/account/invite.tsx'
import { RecordCell as RecordCell_704544c73e387a269e127278927dfe55 } from '../../../../admin/views/audit/cells.tsx'
import { RecordField as RecordField_2aaed8e7ef348d3a96aadeb1d53502dd } from '../../../../admin/views/audit/record-field.tsx'
import { TitleCell as TitleCell_704544c73e387a269e127278927dfe55 } from '../../../../admin/views/audit/cells.tsx'
import { AuditChanges as AuditChanges_e668d6e06c770ba5627239ca2670dfdb } from '../../../../admin/views/audit/changes.tsx'
import { Nav as Nav_0930b3cdb6ae15452ded2a213e1d5db5 } from '../../../../admin/views/nav/nav.tsx'
import { Icon as Icon_5a03896a774d2185bc03fba84eb59f0e } from '../../../../admin/views/sign/page.tsx'
import { DeskSearch as DeskSearch_a2b0558edafe7c0f981114b0a24bc5f7 } from '../../../../admin/views/search/search.tsx'
import { DiagnosticLinks as DiagnosticLinks_d90ec88a21c15af25a9e2c28fc290bcc } from '../../../../admin/views/diagnostics/nav-links.tsx'
import { NamedParts as NamedParts_05245c870dee89adf250bb18cdff544e } from '../../../../admin/providers/accessible-names.tsx'
import { HistorySteps as HistorySteps_2be05a1edf538cd6cd9498bcb58961a1 } from '../../../../admin/providers/history-steps.tsx'
import { HeldFocus as HeldFocus_c72f045df3366b2b70630eb99cd4cb0a } from '../../../../admin/providers/restore-focus.tsx'
import { TakenUp as TakenUp_25818954c4d86ac59ffd3b341803df28 } from '../../../../admin/providers/flush-typing.tsx'
import { ServerCalls as ServerCalls_cb2d2ba2ad496771d184d1029b117327 } from '../../../../admin/providers/server-calls.tsx'
import { Sending as Sending_49c1a4697b7b9b6cbf72201ecdc9885d } from '../../../../admin/views/media/sending.tsx'
import { DnsDiagnosisView as DnsDiagnosisView_0d05bb9d7c71c7a43736a002d892ea28 } from '../../../../admin/views/diagnostics/views.tsx'
import { LocalDnsTestView as LocalDnsTestView_0d05bb9d7c71c7a43736a002d892ea28 } from '../../../../admin/views/diagnostics/views.tsx'
import { DnsVerificationView as DnsVerificationView_0d05bb9d7c71c7a43736a002d892ea28 } from '../../../../admin/views/diagnostics/views.tsx'
import { DynamicDnsTestView as DynamicDnsTestView_0d05bb9d7c71c7a43736a002d892ea28 } from '../../../../admin/views/diagnostics/views.tsx'
import { SearchConsoleGuideView as SearchConsoleGuideView_0d05bb9d7c71c7a43736a002d892ea28 } from '../../../../admin/views/diagnostics/views.tsx'
import { TranslationsView as TranslationsView_fb7a5ad90d24f8b0b0b37dba3e2c84e4 } from '../../../../admin/views/translations/view.tsx'
import { InterfaceTextsView as InterfaceTextsView_9bbdd108fd753ac8054f62678988adf3 } from '../../../../admin/views/interface-texts/view.tsx'
import { TransferView as TransferView_5c4547419d9235d3c869b369feb6c3bd } from '../../../../admin/views/transfer/view.tsx'
import { SignInView as SignInView_8a60aca264584f0df10d4af87eadfe6a } from '../../../../admin/views/sign/views.tsx'
import { ForgottenView as ForgottenView_8a60aca264584f0df10d4af87eadfe6a } from '../../../../admin/views/sign/views.tsx'
import { FirstAdministratorView as FirstAdministratorView_8a60aca264584f0df10d4af87eadfe6a } from '../../../../admin/views/sign/views.tsx'
import { NewPasswordView as NewPasswordView_8a60aca264584f0df10d4af87eadfe6a } from '../../../../admin/views/sign/views.tsx'
import { NotFoundView as NotFoundView_e235d6470cdcbd9b06277536aec36d08 } from '../../../../admin/views/not-found/view.tsx'
import { Dashboard as Dashboard_94290dd207f2ef620850bce0cbd67b1e } from '../../../../admin/views/dashboard/view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/components/bilingual/head.tsx#LanguagesHead": LanguagesHead_abc990481540010703d61588e96b5925,
  "/admin/views/versions/saved-by-diff.tsx#SavedByDiff": SavedByDiff_3f7b72ffea9914bd62320adccf8fa12c,
  "/admin/components/text-count.tsx#FieldCount": FieldCount_63380bdff52154e9441c1c06345a7626,
  "/admin/components/fields/day-field.tsx#DayCell": DayCell_b4d3c0763c15d71d0e466c4b4de14ee2,
  "/admin/components/fields/day-field.tsx#DayField": DayField_b4d3c0763c15d71d0e466c4b4de14ee2,
  "/admin/components/fields/day-field.tsx#DayDiff": DayDiff_b4d3c0763c15d71d0e466c4b4de14ee2,
  "/admin/components/bilingual/field.tsx#BilingualField": BilingualField_5ad1cba0af664277bd3dcb581502fb63,
  "/admin/components/fields/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/admin/components/fields/spec-label.tsx#SpecLabel": SpecLabel_579c8f1cd7f38dbd95a15deebda2d652,
  "/admin/components/fields/used-in.tsx#UsedIn": UsedIn_5532ab9ab41fdd298d534ffdf1d415c5,
  "/admin/views/translations/english-cell.tsx#EnglishCell": EnglishCell_5f284dfcbc85fbc470ce706e9436ac89,
  "/admin/views/versions/no-diff.tsx#NoDiff": NoDiff_95b9595d0cd3b8463b209cd27cbe2757,
  "/admin/components/form/form-guard.tsx#FormGuard": FormGuard_3c37840e3d20e6a0d4059ecb06b70796,
  "/admin/components/fields/view-on-site.tsx#ViewOnSite": ViewOnSite_90ac017b04a062b7ee49348364f49224,
  "/admin/components/publish/button.tsx#PublishButton": PublishButton_117b8660e5973b94f6dc22c3ce452b8a,
  "/admin/components/publish/save-draft.tsx#SaveDraft": SaveDraft_4973a3674aae6d92256a6eb451be7624,
  "/admin/components/publish/state-line.tsx#StateLine": StateLine_cf0e02f5b2474234427057199ac0801c,
  "/admin/views/versions/view.tsx#VersionsView": VersionsView_a19f96c2f8095ab90bec91ac2c38d5fc,
  "/admin/components/payload-list.tsx#PayloadList": PayloadList_ae2a8dd4f0803bc3411451fce8d9d514,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/components/long-text/link-keys.tsx#LinkKeys": LinkKeys_a844e346403ef3ac1e19888057dfa54d,
  "/admin/components/long-text/pasted-text.tsx#PastedText": PastedText_12c3365254dd2fd12ce1cde11aa88d8f,
  "/admin/components/long-text/library-pictures.tsx#LibraryPictures": LibraryPictures_3f9bdeb4a7c7bf78c40c3234d68b98a6,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/components/address/field.tsx#AddressField": AddressField_7e458860499cb2732c793751a1c55662,
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
  "/admin/components/bilingual/long-text.tsx#OtherLongText": OtherLongText_543f15ee80d051368af4188afdb2e20b,
  "/admin/views/media/same-files.tsx#SameFiles": SameFiles_46c1ff7a81fca15eade49faa85a1aa29,
  "/admin/views/media/view.tsx#MediaList": MediaList_58378fca527eb6d688b67e3c28896626,
  "/admin/views/account/personal-data.tsx#PersonalData": PersonalData_b23af304da415271d5d2935ad08c0e48,
  "/admin/components/fields/moment-field.tsx#MomentField": MomentField_dffd6ddecec7811fbcef3b75b52625c7,
  "/admin/views/lead/view.tsx#LeadView": LeadView_d4ad45263c5dcacb22bed08d8c30f339,
  "/admin/views/leads/view.tsx#LeadList": LeadList_dba2f7db707308c73d450f987043566d,
  "/admin/components/fields/send-again.tsx#SendAgain": SendAgain_1d04b9387223be25c99e3784243767f0,
  "/admin/views/notices/who-is-told.tsx#WhoIsTold": WhoIsTold_47fea51e17c5042470d04448e5b69508,
  "/admin/views/account/current-password.tsx#CurrentPassword": CurrentPassword_90bde29f686ce6ed234a68f6923741d1,
  "/admin/views/account/account-access.tsx#AccountAccess": AccountAccess_b902618c9715895dc03116cc9bb24ba2,
  "/admin/components/fields/required-label.tsx#RequiredLabel": RequiredLabel_aced09e40675da01a3c7d20301cf75ce,
  "/admin/views/account/invite.tsx#Invite": Invite_2b7d6c485ab6d20a9d7106fd3e709052,
  "/admin/views/audit/cells.tsx#RecordCell": RecordCell_704544c73e387a269e127278927dfe55,
  "/admin/views/audit/record-field.tsx#RecordField": RecordField_2aaed8e7ef348d3a96aadeb1d53502dd,
  "/admin/views/audit/cells.tsx#TitleCell": TitleCell_704544c73e387a269e127278927dfe55,
  "/admin/views/audit/changes.tsx#AuditChanges": AuditChanges_e668d6e06c770ba5627239ca2670dfdb,
  "/admin/views/nav/nav.tsx#Nav": Nav_0930b3cdb6ae15452ded2a213e1d5db5,
  "/admin/views/sign/page.tsx#Icon": Icon_5a03896a774d2185bc03fba84eb59f0e,
  "/admin/views/search/search.tsx#DeskSearch": DeskSearch_a2b0558edafe7c0f981114b0a24bc5f7,
  "/admin/views/diagnostics/nav-links.tsx#DiagnosticLinks": DiagnosticLinks_d90ec88a21c15af25a9e2c28fc290bcc,
  "/admin/providers/accessible-names.tsx#NamedParts": NamedParts_05245c870dee89adf250bb18cdff544e,
  "/admin/providers/history-steps.tsx#HistorySteps": HistorySteps_2be05a1edf538cd6cd9498bcb58961a1,
  "/admin/providers/restore-focus.tsx#HeldFocus": HeldFocus_c72f045df3366b2b70630eb99cd4cb0a,
  "/admin/providers/flush-typing.tsx#TakenUp": TakenUp_25818954c4d86ac59ffd3b341803df28,
  "/admin/providers/server-calls.tsx#ServerCalls": ServerCalls_cb2d2ba2ad496771d184d1029b117327,
  "/admin/views/media/sending.tsx#Sending": Sending_49c1a4697b7b9b6cbf72201ecdc9885d,
  "/admin/views/diagnostics/views.tsx#DnsDiagnosisView": DnsDiagnosisView_0d05bb9d7c71c7a43736a002d892ea28,
  "/admin/views/diagnostics/views.tsx#LocalDnsTestView": LocalDnsTestView_0d05bb9d7c71c7a43736a002d892ea28,
  "/admin/views/diagnostics/views.tsx#DnsVerificationView": DnsVerificationView_0d05bb9d7c71c7a43736a002d892ea28,
  "/admin/views/diagnostics/views.tsx#DynamicDnsTestView": DynamicDnsTestView_0d05bb9d7c71c7a43736a002d892ea28,
  "/admin/views/diagnostics/views.tsx#SearchConsoleGuideView": SearchConsoleGuideView_0d05bb9d7c71c7a43736a002d892ea28,
  "/admin/views/translations/view.tsx#TranslationsView": TranslationsView_fb7a5ad90d24f8b0b0b37dba3e2c84e4,
  "/admin/views/interface-texts/view.tsx#InterfaceTextsView": InterfaceTextsView_9bbdd108fd753ac8054f62678988adf3,
  "/admin/views/transfer/view.tsx#TransferView": TransferView_5c4547419d9235d3c869b369feb6c3bd,
  "/admin/views/sign/views.tsx#SignInView": SignInView_8a60aca264584f0df10d4af87eadfe6a,
  "/admin/views/sign/views.tsx#ForgottenView": ForgottenView_8a60aca264584f0df10d4af87eadfe6a,
  "/admin/views/sign/views.tsx#FirstAdministratorView": FirstAdministratorView_8a60aca264584f0df10d4af87eadfe6a,
  "/admin/views/sign/views.tsx#NewPasswordView": NewPasswordView_8a60aca264584f0df10d4af87eadfe6a,
  "/admin/views/not-found/view.tsx#NotFoundView": NotFoundView_e235d6470cdcbd9b06277536aec36d08,
  "/admin/views/dashboard/view.tsx#Dashboard": Dashboard_94290dd207f2ef620850bce0cbd67b1e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
